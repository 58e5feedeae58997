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

// axe is put into the page from outside, which the page's own policy would forbid: hence a context of its own.
const bare = await browser.newContext({ viewport: { width: 360, height: 740 } });
const open = await browser.newContext({ viewport: { width: 360, height: 740 }, bypassCSP: true });
const sheets = { bare: await bare.newPage(), open: await open.newPage() };
let current = "";
for (const page of Object.values(sheets)) {
  page.on("console", (message) => { if (message.type() === "error") fault(current, message.text()); });
  page.on("pageerror", (error) => fault(current, String(error)));
  page.on("request", (request) => {
    if (!request.url().startsWith("file:")) { figures.requests += 1; fault(current, `asks for ${request.url()}`); }
  });
}

async function look(file, page) {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(pathToFileURL(file).href);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  if (wide > 360) fault(file, `is ${wide} pixels wide on a screen of 360`);
  await page.evaluate(axe);
  for (const scheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme: scheme });
    // In the dark only the colours are others.
    const only = scheme === "dark" ? { runOnly: ["color-contrast"] } : {};
    const { violations } = await page.evaluate((options) => globalThis.axe.run(options), only);
    figures.runs += 1;
    for (const each of violations) {
      figures.violations[each.impact] = (figures.violations[each.impact] ?? 0) + 1;
      fault(file, `${scheme}: ${each.impact}: ${each.id}: ${each.nodes[0].html.slice(0, 160)}`);
    }
  }
}

async function search(file, page) {
  await page.goto(pathToFileURL(file).href);
  const shown = () => page.evaluate(() => [...document.querySelectorAll("main .hit")].filter((hit) => hit.checkVisibility()).length);
  const all = await shown();
  await page.keyboard.press("Tab");
  if ((await page.evaluate(() => document.activeElement.id)) !== "asked") fault(file, "the search box is not the first stop");
  await page.keyboard.type("7");
  const some = await shown();
  if (!file.includes("hostile") && !(some > 0 && some < all)) fault(file, `"7" leaves ${some} of ${all}`);
  await page.keyboard.type("qqqq");
  if ((await shown()) !== 0 || !(await page.textContent("#nothing")).trim()) fault(file, "nothing found is not said");
  await page.keyboard.press("Escape");
  if ((await shown()) !== all) fault(file, "Escape does not bring everything back");
  if (file.includes("hostile")) return; // forty texts of 10,000 letters each are more than Chromium prints
  const printed = await page.pdf({ format: "A4" });
  if (printed.length < 5000) fault(file, "prints next to nothing");
}

for (const file of pages) {
  current = file;
  await look(file, sheets.open);
  await search(file, sheets.bare);
  figures.pages += 1;
}
await browser.close();
console.log(JSON.stringify(figures));
process.exitCode = figures.faults ? 1 : 0;
