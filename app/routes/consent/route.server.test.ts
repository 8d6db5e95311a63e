import { expect, test } from "vitest";

import { readConsent } from "~/features/consent/consentCookie.server";
import { responseOf } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { action } from "./route";

async function send(fields: [string, string][], cookie = "") {
  const request = new Request("http://shop.test/consent", {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams(fields),
  });
  const answer = await responseOf(action({ request, params: {}, context: { world: testWorld(await freshDb()) } }));
  return { ...answer, cookies: answer.headers.getSetCookie() };
}

const kept = (value: string, seconds: number) =>
  `cookie_consent=${value}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Lax`;

test("accepting all allows every category for a year and leads back without the bar", async () => {
  const answer = await send([
    ["answer", "acceptAll"],
    ["path", "/1/muzi?strana=2&cookies=1"],
  ]);
  expect(answer).toMatchObject({ status: 303, location: "/1/muzi?strana=2" });
  expect(answer.cookies).toEqual([kept("technical.analytical.marketing.advertisement", 31_536_000)]);
});

test("accepting what is ticked allows just that, and takes away cookies of the others", async () => {
  const fields: [string, string][] = [
    ["answer", "acceptSelected"],
    ["allowed", "marketing"],
    ["allowed", "everything"],
    ["path", "/sk"],
  ];
  const answer = await send(fields, "_ga=1; _fbp=2; cart.tempId=x");
  expect(answer.location).toBe("/sk");
  expect(answer.cookies).toEqual([kept("technical.marketing", 31_536_000), "_ga=; Max-Age=0; Path=/; Secure"]);
});

test("refusing keeps the refusal for 180 days and clears optional cookies, not the cart", async () => {
  const answer = await send([["answer", "refuse"]], "_ga=1; _fbp=2; cart.tempId=x");
  expect(answer.cookies).toEqual([
    kept("technical", 15_552_000),
    "_ga=; Max-Age=0; Path=/; Secure",
    "_fbp=; Max-Age=0; Path=/; Secure",
  ]);
});

test("a made-up answer keeps nothing, and a foreign path leads home", async () => {
  const answer = await send([
    ["answer", "whatever"],
    ["path", "//elsewhere.example"],
  ]);
  expect(answer).toMatchObject({ status: 303, location: "/", cookies: [] });
});

test("other features read the answer, and no answer from a visitor without one", () => {
  const visit = (cookie: string) => new Request("http://shop.test/", { headers: { Cookie: cookie } });
  expect(readConsent(visit("cookie_consent=technical.analytical"))).toMatchObject({
    analytical: true,
    marketing: false,
  });
  expect(readConsent(visit("cart.tempId=x"))).toBeNull();
  expect(readConsent(visit("cookie_consent=garbage"))).toBeNull();
});
