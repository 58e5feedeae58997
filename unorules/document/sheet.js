"use strict";
(() => {
  const box = document.getElementById("search");
  const input = document.getElementById("asked");
  const nothing = document.getElementById("nothing");
  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const hits = [...document.querySelectorAll("main .hit")].filter((hit) => !hit.parentElement.closest(".hit"));
  const texts = hits.map((hit) => {
    const heading = hit.closest("section")?.querySelector("h2");
    return plain(hit.textContent + " " + (heading ? heading.textContent : ""));
  });
  const sections = [...document.querySelectorAll("main section, main .part")];
  const search = () => {
    const words = plain(input.value).split(/\s+/).filter(Boolean);
    let found = 0;
    hits.forEach((hit, at) => {
      const holds = words.every((word) => texts[at].includes(word));
      hit.hidden = !holds;
      found += holds;
    });
    document.body.classList.toggle("searching", words.length > 0);
    sections.forEach((section) => {
      section.hidden = words.length > 0 && !section.querySelector(".hit:not([hidden])");
    });
    nothing.textContent = found || !words.length ? "" : nothing.dataset.words;
  };
  box.hidden = false;
  input.addEventListener("input", search);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      input.value = "";
      search();
    }
  });
  search();
})();
