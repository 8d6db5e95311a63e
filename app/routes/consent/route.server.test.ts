import { expect, test } from "vitest";

import { readConsent } from "~/features/consent/consentCookie.server";
import { readConsentAnswers } from "~/features/consent/consentRecord.queries.server";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import type { World } from "~/platform/process/world.server";
import { hourMs } from "~/platform/time/durations";
import { responseOf } from "../../../tests/support/routeResponse";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { action } from "./route";

async function send(fields: [string, string][], cookie = "", world?: World) {
  const request = new Request("http://shop.test/consent", {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams(fields),
  });
  const context = { world: world ?? testWorld(await freshDb()), clientAddress: "192.0.2.7" };
  const answer = await responseOf(action({ request, params: {}, context }));
  return { ...answer, cookies: answer.headers.getSetCookie() };
}

const idLine = expect.stringMatching(
  /^consent\.id=[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
);

const kept = (value: string, seconds: number) =>
  `cookie_consent=${value}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=Lax`;

test("accepting all allows every category for a year and leads back without the bar", async () => {
  const answer = await send([
    ["answer", "acceptAll"],
    ["path", "/1/muzi?strana=2&cookies=1"],
  ]);
  expect(answer).toMatchObject({ status: 303, location: "/1/muzi?strana=2" });
  expect(answer.cookies).toEqual([kept("technical.analytical.marketing.advertisement", 31_536_000), idLine]);
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
  expect(answer.cookies).toEqual([kept("technical.marketing", 31_536_000), "_ga=; Max-Age=0; Path=/; Secure", idLine]);
});

test("refusing keeps the refusal for 180 days and clears optional cookies, not the cart", async () => {
  const answer = await send([["answer", "refuse"]], "_ga=1; _fbp=2; cart.tempId=x");
  expect(answer.cookies).toEqual([
    kept("technical", 15_552_000),
    "_ga=; Max-Age=0; Path=/; Secure",
    "_fbp=; Max-Age=0; Path=/; Secure",
  ]);
});

test("what was allowed is recorded with its words and its time, and so is the end of it", async () => {
  const world = testWorld(await freshDb());
  const fields: [string, string][] = [
    ["answer", "acceptSelected"],
    ["allowed", "analytical"],
    ["path", "/sk/muzi"],
  ];
  const [, line = ""] = (await send(fields, "", world)).cookies;
  const id = /^consent\.id=([^;]+)/.exec(line)?.[1] ?? "";
  const later = { ...world, now: () => world.now() + 1 };
  await send([["answer", "refuse"]], `consent.id=${id}`, later);
  expect(await readConsentAnswers(world.db, id)).toMatchObject([
    {
      answeredAt: world.now(),
      categories: "technical.analytical",
      locale: "sk",
      wording: expect.stringMatching(/^Nevyhnutné/),
    },
    {
      answeredAt: world.now() + 1,
      categories: "technical",
      locale: "cs",
      wording: expect.stringMatching(/\nAnalytické: /),
    },
  ]);
});

test("a refusal of a visitor who has allowed nothing leaves no record, and a made-up number is not taken", async () => {
  const world = testWorld(await freshDb());
  await send([["answer", "refuse"]], "consent.id=AAAAAAAAAAAAAAAAAAAAAA", world);
  expect(await world.db.selectFrom("cookie_consent").selectAll().execute()).toEqual([]);
  const { cookies } = await send([["answer", "acceptAll"]], "consent.id=AAAAAAAAAAAAAAAAAAAAAA", world);
  expect(cookies.at(-1)).not.toMatch(/AAAAAAAAAAAAAAAAAAAAAA/);
});

test("a network that sends too many answers gets no record and allows nothing", async () => {
  const world = testWorld(await freshDb());
  for (let sent = 0; sent < 300; sent += 1)
    await countAttempt(world.db, "cookie consent network 192.0.2.7", { most: 300, windowMs: hourMs }, world.now());
  const answer = await send([["answer", "acceptAll"]], "", world);
  expect(answer.cookies).toEqual([kept("technical", 15_552_000)]);
  expect(await world.db.selectFrom("cookie_consent").selectAll().execute()).toEqual([]);
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
