import { expect, test } from "vitest";

import { pageTextError, richTextError } from "./richText";

test("paragraphs, lists, headings and emphasis are allowed", () => {
  const html =
    "<h3>Péče</h3><p>Noste <strong>v <em>suchu</em></strong>.<br>A &lt; B > C</p><ul><li>a<ol><li>b</li></ol></li></ul>";
  expect(richTextError(html)).toBeUndefined();
  expect(richTextError("")).toBeUndefined();
  expect(richTextError("prostý text<br />")).toBeUndefined();
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
])("%s is not allowed", (html) => {
  expect(richTextError(html)).toMatch(/^must not hold /);
});

test.each([
  ["<p>x", "must close <p>"],
  ["<p>x</ul>", "must not close <ul> where it is not open"],
  ["x</p>", "must not close <p> where it is not open"],
  ["<p><ul></ul></p>", "must not hold <ul> in <p>"],
  ["<ul><p>x</p></ul>", "must not hold <p> in <ul>"],
  ["<strong><em>x</strong></em>", "must not close <strong> where it is not open"],
])("%s would break the page", (html, error) => {
  expect(richTextError(html)).toBe(error);
});

test("a page may also have headings, tables and internal links", () => {
  const html =
    '<h2>Míry</h2><table><caption>Ženy</caption><thead><tr><th scope="col">EU</th></tr></thead><tbody><tr><th scope="row">38</th><td>88</td></tr></tbody></table><p><a href="/sk/info/3/tabulky">Míry</a>, <a href="mailto:info@kara.example">e-mail</a>, <a href="tel:+420900100100">telefon</a></p><p><a href="/">Domů</a></p>';
  expect(pageTextError(html)).toBeUndefined();
  expect(richTextError(html)).toMatch(/^must not hold /);
});

test.each([
  '<p><a href="https://example.com">x</a></p>',
  '<p><a href="//example.com">x</a></p>',
  '<p><a href="/\\example.com">x</a></p>',
  '<p><a href="javascript:alert(1)">x</a></p>',
  '<p><a href="/x" onclick="alert(1)">x</a></p>',
  '<p><a href="/x?next=//evil">x</a></p>',
  "<p><a>x</a></p>",
  "<table><tbody><tr><th>x</th></tr></tbody></table>",
  '<p class="a">x</p>',
  '<td scope="col">x</td>',
  "<p><a href='/x'>x</a></p>",
])("%s is not allowed on a page", (html) => {
  expect(pageTextError(html)).toMatch(/^must not hold /);
});
