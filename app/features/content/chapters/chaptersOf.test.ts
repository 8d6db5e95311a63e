import { expect, test } from "vitest";

import { chaptersOf } from "./chaptersOf";

test("a heading begins a part, which can be linked to by its name", () => {
  const html = "<p>Úvod</p><h2>Čepice &amp; <em>klobouky</em></h2><h3>Míra</h3><p>A</p><h2>Opasky</h2>";
  expect(chaptersOf(html)).toEqual({
    opening: "<p>Úvod</p>",
    chapters: [
      { id: "cast-cepice-klobouky", title: "Čepice & klobouky", html: "<h3>Míra</h3><p>A</p>" },
      { id: "cast-opasky", title: "Opasky", html: "" },
    ],
  });
});

test("each part has an id of its own, also under equal headings and those without letters", () => {
  const html = ["Péče", "Péče", "…", "???", "Peče 2"].map((title) => `<h2>${title}</h2>`).join("");
  const ids = chaptersOf(html).chapters.map(({ id }) => id);
  expect(new Set(ids).size).toBe(5);
  expect(ids.slice(0, 2)).toEqual(["cast-pece", "cast-pece--2"]);
});

test("a text without headings is an opening only", () => {
  expect(chaptersOf("<p>A</p>")).toEqual({ opening: "<p>A</p>", chapters: [] });
  expect(chaptersOf("")).toEqual({ opening: "", chapters: [] });
});
