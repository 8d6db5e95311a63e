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

test("a text without headings is an opening only", () => {
  expect(chaptersOf("<p>A</p>")).toEqual({ opening: "<p>A</p>", chapters: [] });
  expect(chaptersOf("")).toEqual({ opening: "", chapters: [] });
});
