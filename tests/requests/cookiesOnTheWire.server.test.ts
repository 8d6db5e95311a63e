import { expect, test } from "vitest";

import { consentFor } from "~/features/consent/consent";
import { consentCookies } from "~/features/consent/consentCookie.server";
import { closeBanner } from "~/features/content/bannerCookie.server";
import { deviceCookie } from "~/features/customers/session/deviceCookie.server";
import { forgetReturnTo, rememberReturnTo } from "~/features/customers/session/returnTo.server";
import { clearedSessionCookie, sessionCookie } from "~/features/customers/session/session.server";
import { forgetViewed, rememberViewed } from "~/features/productPage/recentlyViewed.server";
import { clearGuestIdCookie, guestIdCookie } from "~/platform/http/guestId.server";
import { languageCookie } from "~/platform/http/languageCookie.server";
import { consumeNotice, noticeCookie } from "~/platform/http/notice.server";
import type { Environment } from "~/platform/process/environment.server";
import { liteModeCookie } from "~/platform/slowConnection/liteMode.server";
import { freshDb } from "../support/shop/freshDb";
import { testWorld } from "../support/shop/world";

const guestId = "A".repeat(22);
const visit = new Request("http://shop.test/", { headers: { Cookie: "_ga=1; _gcl_au=2; seen=3" } });
const notice = { tone: "good" as const, key: "saved" as const, values: {} };

const shared = "Path=/; HttpOnly; Secure; SameSite=Lax";

type Case = [name: string, write: (environment: Environment) => string | string[], expected: string[]];

/** Visitors hold these cookies for months, so names, values and attributes stay as they are. */
const cases: Case[] = [
  [
    "the light edition",
    (environment) => [liteModeCookie(true, environment), liteModeCookie(false, environment)],
    [`light=on; Max-Age=31536000; ${shared}`, `light=off; Max-Age=31536000; ${shared}`],
  ],
  [
    "the language, which scripts may read",
    (environment) => languageCookie("sk", environment),
    ["i18n_redirected=sk; Max-Age=31536000; Path=/; Secure; SameSite=Lax"],
  ],
  [
    "a guest's cart",
    (environment) => guestIdCookie("cart.tempId", guestId, environment),
    [`cart.tempId=${guestId}; Max-Age=1209600; ${shared}`],
  ],
  [
    "a guest's wishlist that ends",
    (environment) => clearGuestIdCookie("wishlist.tempId", environment),
    [`wishlist.tempId=; Max-Age=0; ${shared}`],
  ],
  [
    "a session",
    (environment) => sessionCookie("token", environment),
    [`auth._token.local=Bearer%20token; Max-Age=2592000; ${shared}`],
  ],
  [
    "a session that ends",
    (environment) => clearedSessionCookie(environment),
    [`auth._token.local=; Max-Age=0; ${shared}`],
  ],
  [
    "a known browser",
    (environment) => deviceCookie("token", environment),
    [`device=token; Max-Age=15552000; ${shared}`],
  ],
  [
    "the page to return to",
    (environment) => rememberReturnTo("/kosik?a=1&b=ř", environment),
    [`auth.redirect=%2Fkosik%3Fa%3D1%26b%3D%C5%99; Max-Age=3600; ${shared}`],
  ],
  ["no page to return to", (environment) => forgetReturnTo(environment), [`auth.redirect=; Max-Age=0; ${shared}`]],
  [
    "closed banners",
    (environment) => [closeBanner("promo", environment), closeBanner("popup", environment)],
    [`banner.promo=closed; Max-Age=86400; ${shared}`, `banner.popup=closed; Max-Age=1209600; ${shared}`],
  ],
  [
    "a consent",
    (environment) => consentCookies(visit, consentFor(["analytical"]), environment),
    [
      `cookie_consent=technical.analytical; Max-Age=31536000; ${shared}`,
      "_gcl_au=; Max-Age=0; Path=/; Secure",
      "seen=; Max-Age=0; Path=/; Secure",
    ],
  ],
  [
    "a refusal",
    (environment) => consentCookies(visit, null, environment),
    [
      `cookie_consent=technical; Max-Age=15552000; ${shared}`,
      "_ga=; Max-Age=0; Path=/; Secure",
      "_gcl_au=; Max-Age=0; Path=/; Secure",
      "seen=; Max-Age=0; Path=/; Secure",
    ],
  ],
  [
    "products viewed",
    (environment) => rememberViewed([2, 1], 3, environment),
    [`seen=3.2.1; Max-Age=1209600; ${shared}`],
  ],
  ["products viewed by another", (environment) => forgetViewed(environment), [`seen=; Max-Age=0; ${shared}`]],
];

test.each(cases)("cookie on the wire: %s", async (_name, write, expected) => {
  const { environment } = testWorld(await freshDb());
  const over = (hasSecureCookies: boolean) => [write({ ...environment, hasSecureCookies })].flat();
  expect(over(true)).toEqual(expected);
  expect(over(false)).toEqual(expected.map((cookie) => cookie.replace(" Secure;", "").replace(/; Secure$/, "")));
});

test("a notice is signed, and deleted once it is read", async () => {
  const environment = { ...testWorld(await freshDb()).environment, sessionSecret: "s".repeat(32) };
  const written =
    "eyJ0b25lIjoiZ29vZCIsImtleSI6InNhdmVkIiwidmFsdWVzIjp7fX0%3D.FLs5tn3xFfV5sOnBRZoJLWTlcX8YSkCWnSfea4fi4vE";
  expect(await noticeCookie(notice, environment)).toBe(`notice=${written}; Max-Age=60; ${shared}`);
  const next = new Request("http://shop.test/", { headers: { Cookie: `notice=${written}` } });
  const headers = { "Set-Cookie": `notice=; Max-Age=0; ${shared}` };
  expect(await consumeNotice(next, environment)).toEqual({ content: notice, headers });
});
