import { expect, test } from "vitest";

import { isOwnForm, type Sender } from "./sameOrigin.server";

const live = "https://kara.example";
const trial = "http://localhost:3000";

function sent(given: Partial<Sender>): Sender {
  return { origin: undefined, site: undefined, askedOrigin: "https://kara.example", ...given };
}

test.each<[string, Partial<Sender>]>([
  ["the shop's own page", { origin: live, site: "same-origin" }],
  ["an older browser, which names the origin alone", { origin: live }],
  ["a page that hides its address", { origin: "null", site: "same-origin" }],
  ["a visitor who opened it from nowhere", { origin: live, site: "none" }],
  ["a program without cookies", {}],
  ["a shop behind a proxy, which sees another scheme and name", { origin: live, askedOrigin: "http://10.0.0.7:3000" }],
  ["the default port written out", { origin: "https://kara.example:443" }],
])("a form is accepted from %s", (_, sender) => {
  expect(isOwnForm(sent(sender), live)).toBe(true);
});

test.each<[string, Partial<Sender>]>([
  ["another site", { origin: "https://evil.example", site: "cross-site" }],
  ["another site in an older browser", { origin: "https://evil.example" }],
  ["the shop's own name over a plain connection", { origin: "http://kara.example", site: "cross-site" }],
  ["the same in an older browser", { origin: "http://kara.example" }],
  [
    "a name the request came to, which is not the shop's",
    { origin: "https://x.example", askedOrigin: "https://x.example" },
  ],
  ["the plain connection itself", { origin: "http://kara.example", askedOrigin: "http://kara.example" }],
  ["another port", { origin: "https://kara.example:8443" }],
  ["another site of the same domain", { origin: "https://blog.kara.example", site: "same-site" }],
  ["one that says our name but is another site", { origin: live, site: "same-site" }],
  ["one that names no origin but another site", { site: "cross-site" }],
  ["one that names no origin but the same domain", { site: "same-site" }],
  ["a page that hides its address", { origin: "null" }],
  ["a page that hides its address on another site", { origin: "null", site: "cross-site" }],
  ["something that is no origin", { origin: "kara.example" }],
  ["an empty origin", { origin: "" }],
  ["an unknown relation", { origin: live, site: "whatever" }],
])("a form is rejected from %s", (_, sender) => {
  expect(isOwnForm(sent(sender), live)).toBe(false);
});

test("on plain http forms are accepted under every host name, with that scheme only", () => {
  const reached = (origin: string, askedOrigin: string) => isOwnForm(sent({ origin, askedOrigin }), trial);
  expect(reached("http://localhost:3000", "http://localhost:3000")).toBe(true);
  expect(reached("http://127.0.0.1:3000", "http://127.0.0.1:3000")).toBe(true);
  expect(reached("http://192.168.1.7:3000", "http://192.168.1.7:3000")).toBe(true);
  expect(reached("http://127.0.0.1:3000", "http://localhost:3000")).toBe(false);
  expect(reached("https://127.0.0.1:3000", "http://127.0.0.1:3000")).toBe(false);
  expect(reached("http://127.0.0.1:4000", "http://127.0.0.1:3000")).toBe(false);
});
