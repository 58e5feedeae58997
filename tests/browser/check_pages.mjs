// Looks at pages in headless Chromium: node check_pages.mjs MODULES CHROMIUM PAGE…
// Prints what is wrong, a line each, then one line of figures as JSON.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { readFileSync } from "node:fs";

const [modules, chromium, ...pages] = process.argv.slice(2);
const require = createRequire(pathToFileURL(modules + "/"));
const { chromium: browsers } = require("playwright-core");
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync"];
const browser = await browsers.launch({ executablePath: chromium, args: flags });
const figures = { pages: 0, runs: 0, violations: {}, faults: 0, requests: 0 };
const fault = (page, words) => { figures.faults += 1; console.log(`${page}: ${words}`); };

async function look(file, scheme) {
  // axe is put into the page from outside, which the page's own policy would forbid.
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: scheme, bypassCSP: true });
  const page = await context.newPage();
  page.on("console", (message) => { if (message.type() === "error") fault(file, message.text()); });
  page.on("pageerror", (error) => fault(file, String(error)));
  page.on("request", (request) => {
    if (!request.url().startsWith("file:")) { figures.requests += 1; fault(file, `asks for ${request.url()}`); }
  });
  await page.goto(pathToFileURL(file).href);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > 360) fault(file, `is ${wide} pixels wide on a screen of 360`);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  for (const each of violations) {
    figures.violations[each.impact] = (figures.violations[each.impact] ?? 0) + 1;
    fault(file, `${scheme}: ${each.impact}: ${each.id}: ${each.nodes[0].html.slice(0, 160)}`);
  }
  await context.close();
  figures.runs += 1;
}

async function search(file) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  page.on("console", (message) => { if (message.type() === "error") fault(file, message.text()); });
  await page.goto(pathToFileURL(file).href);
  const shown = () => page.evaluate(() => [...document.querySelectorAll("main .hit")].filter((hit) => hit.checkVisibility()).length);
  const all = await shown();
  await page.keyboard.press("Tab");
  if ((await page.evaluate(() => document.activeElement.id)) !== "asked") fault(file, "the search box is not the first stop");
  await page.keyboard.type("+2");
  const some = await shown();
  if (!(some > 0 && some < all)) fault(file, `"+2" leaves ${some} of ${all}`);
  await page.keyboard.type("qqqq");
  if ((await shown()) !== 0 || !(await page.textContent("#nothing")).trim()) fault(file, "nothing found is not said");
  await page.keyboard.press("Escape");
  if ((await shown()) !== all) fault(file, "Escape does not bring everything back");
  const printed = await page.pdf({ format: "A4" });
  if (printed.length < 5000) fault(file, "prints next to nothing");
  await context.close();
}

for (const file of pages) {
  for (const scheme of ["light", "dark"]) await look(file, scheme);
  await search(file);
  figures.pages += 1;
}
await browser.close();
console.log(JSON.stringify(figures));
process.exitCode = figures.faults ? 1 : 0;
