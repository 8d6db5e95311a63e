import { expect, test } from "vitest";

import { richTextComplaint } from "./richText";

test("paragraphs, lists, headings and emphasis are let through", () => {
  const html =
    "<h3>Péče</h3><p>Noste <strong>v <em>suchu</em></strong>.<br>A &lt; B > C</p><ul><li>a<ol><li>b</li></ol></li></ul>";
  expect(richTextComplaint(html)).toBeUndefined();
  expect(richTextComplaint("")).toBeUndefined();
  expect(richTextComplaint("prostý text<br />")).toBeUndefined();
});

test.each([
  "<script>alert(1)</script>",
  "<p onclick=alert(1)>x</p>",
  '<p class="a">x</p>',
  '<a href="/">x</a>',
  "<P>x</P>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<!-- x -->",
  "< p>x</p>",
  "<p/>",
  "1 < 2",
  "<p",
  "<constructor></constructor>",
  "<toString></toString>",
])("%s is not let through", (html) => {
  expect(richTextComplaint(html)).toMatch(/^must not hold /);
});

test.each([
  ["<p>x", "must close <p>"],
  ["<p>x</ul>", "must not close <ul> where it is not open"],
  ["x</p>", "must not close <p> where it is not open"],
  ["<p><ul></ul></p>", "must not hold <ul> in <p>"],
  ["<ul><p>x</p></ul>", "must not hold <p> in <ul>"],
  ["<strong><em>x</strong></em>", "must not close <strong> where it is not open"],
])("%s breaks the page around it", (html, complaint) => {
  expect(richTextComplaint(html)).toBe(complaint);
});
