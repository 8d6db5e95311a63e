import { expect, test } from "vitest";

import { textBlocks } from "./textBlocks";

const blocksOf = (html: string) => textBlocks(html, "https://shop.test");
const list = (...items: string[]) => ({ kind: "list", items });

test.each([
  ["<ul><li><p>A</p></li><li>B</li></ul>", ["A", "B"]],
  ["<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>", ["A", "B", "C"]],
  ["<ul><li>A<p>B</p>C</li></ul>", ["A", "B", "C"]],
  ["<ol><li>A</li><li>B<ul><li>C</li></ul></li><li>D</li></ol>", ["1. A", "2. B", "C", "3. D"]],
  ["<ol><li><p>A</p><p>B</p></li><li>C</li></ol>", ["1. A", "B", "2. C"]],
])("no text of the list %s is lost", (html, items) => {
  expect(blocksOf(html)).toEqual([list(...items)]);
});

test("a list ends where the outer one does, and what follows is text again", () => {
  expect(blocksOf("<ul><li>A<ul><li>B</li></ul>C</li></ul><p>D</p><h2>E</h2>")).toEqual([
    list("A", "B", "C"),
    { kind: "paragraph", text: "D" },
    { kind: "heading", text: "E" },
  ]);
});

test("a table's rows are paragraphs, and links keep their addresses", () => {
  const table = '<table><tbody><tr><th scope="row">A</th><td>B</td></tr></tbody></table>';
  expect(blocksOf(`${table}<p><a href="/kontakt">C</a></p>`)).toEqual([
    { kind: "paragraph", text: "A B" },
    { kind: "paragraph", text: "C (https://shop.test/kontakt)" },
  ]);
});

test("every character reference of a page is printed as its character", () => {
  const text = "a&nbsp;b &ndash; &#8222;c&#x201C; &lt;&amp;lt; &apos;&hellip;";
  expect(blocksOf(`<p>${text}</p>`)).toEqual([{ kind: "paragraph", text: "a\u00a0b – „c“ <&lt; '…" }]);
});
