import { expect, test } from "vitest";

import { parseTarget } from "./plainRequest.server";

test.each([
  ["/1/muzi?strana=2", "/1/muzi?strana=2"],
  ["/hledani?q=a%0Ab", "/hledani?q=a%0Ab"],
  ["/hledani?q=a?b//c", "/hledani?q=a?b//c"],
  ["http://any.example/kosik?a=1", "/kosik?a=1"],
  ["HTTPS://any.example", "/"],
])("%s is normalized to %s", (written, target) => {
  expect(parseTarget(written)).toBe(target);
});

test.each([
  "*",
  "x",
  "",
  "localhost:80",
  "ftp://x/",
  "http://[/",
  "//evil.example",
  "http://a//evil.example",
  "/\\evil",
  "/a\\b",
  "/1/muzi#?strana=2",
  "/#",
  "/%",
  "/%E0%A4%A",
  "/%00",
  "/a%0d%0ab",
  "/a%0D",
  "/%7F",
  "/%5cevil",
  "/?q=%00",
  "/?_data=root",
  "/?a&_data=x",
])("%s is not a valid target", (written) => {
  expect(parseTarget(written)).toBeNull();
});
