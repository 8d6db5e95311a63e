import { expect, test } from "vitest";

import { freshDb } from "../../../tests/support/shop/freshDb";
import { worldAround } from "../../../tests/support/shop/world";

import { isSubscribed } from "./newsletter.queries.server";
import { askToSubscribe, followLink, isLinkGood } from "./subscribe.server";

const hour = 3_600_000;
const eva = { email: "eva@seznam.cz", locale: "cs" } as const;
const start = 1_795_000_000_000;

async function office() {
  const db = await freshDb();
  const at = (now: number) => worldAround(db, { now });
  const letters = async () =>
    (
      await db.selectFrom("mail_outbox").orderBy("created_at").select(["recipient", "subject", "body_text"]).execute()
    ).map((letter) => ({ ...letter, ...linksIn(letter.body_text) }));
  return { db, at, letters };
}

function linksIn(text: string) {
  const token = (word: string) => new RegExp(`/newsletter/${word}/([\\w-]{43})`).exec(text)?.[1] ?? "";
  return { confirm: token("potvrzeni"), leave: token("odhlaseni") };
}

test("an address is subscribed only after its letter's link was followed", async () => {
  const { db, at, letters } = await office();
  await askToSubscribe(at(start), eva);
  const [letter] = await letters();
  expect(letter).toMatchObject({ recipient: "eva@seznam.cz", subject: "Potvrďte prosím odběr novinek" });
  expect(await isSubscribed(db, eva.email, "cs")).toBe(false);
  expect(await followLink(at(start), "confirm", letter?.confirm ?? "")).toBe(true);
  expect(await isSubscribed(db, eva.email, "cs")).toBe(true);
  expect(await isSubscribed(db, eva.email, "sk")).toBe(false);
});

test("the letter is in the language of the page it was asked for", async () => {
  const { at, letters } = await office();
  await askToSubscribe(at(start), { ...eva, locale: "sk" });
  const [letter] = await letters();
  expect(letter?.subject).toBe("Potvrďte, prosím, odber noviniek");
  expect(letter?.body_text).toContain("http://shop.test/sk/newsletter/potvrzeni/");
});

test("nobody gets two letters within an hour, and a subscriber gets none", async () => {
  const { at, letters } = await office();
  await askToSubscribe(at(start), eva);
  await askToSubscribe(at(start + hour - 1), eva);
  expect(await letters()).toHaveLength(1);
  await askToSubscribe(at(start + hour), eva);
  const [first, second] = await letters();
  expect(await isLinkGood(at(start + hour), "confirm", first?.confirm ?? "")).toBe(false);
  expect(await followLink(at(start + hour), "confirm", second?.confirm ?? "")).toBe(true);
  await askToSubscribe(at(start + 9 * hour), eva);
  expect(await letters()).toHaveLength(2);
});

test("leaving ends the subscription for good, until it is asked for again", async () => {
  const { db, at, letters } = await office();
  await askToSubscribe(at(start), eva);
  const [letter] = await letters();
  await followLink(at(start), "confirm", letter?.confirm ?? "");
  expect(await followLink(at(start + 900 * hour), "leave", letter?.leave ?? "")).toBe(true);
  expect(await isSubscribed(db, eva.email, "cs")).toBe(false);
  expect(await followLink(at(start + hour), "confirm", letter?.confirm ?? "")).toBe(false);
  await askToSubscribe(at(start + 901 * hour), eva);
  expect(await letters()).toHaveLength(2);
});

test("a link confirms for seven days, and a leaving link does not confirm", async () => {
  const { at, letters } = await office();
  await askToSubscribe(at(start), eva);
  const [letter] = await letters();
  expect(await isLinkGood(at(start + 168 * hour - 1), "confirm", letter?.confirm ?? "")).toBe(true);
  expect(await isLinkGood(at(start + 168 * hour), "confirm", letter?.confirm ?? "")).toBe(false);
  expect(await isLinkGood(at(start), "confirm", letter?.leave ?? "")).toBe(false);
  expect(await isLinkGood(at(start), "confirm", "x")).toBe(false);
});

test("the database holds no link that could be followed", async () => {
  const { db, at, letters } = await office();
  await askToSubscribe(at(start), eva);
  const [letter] = await letters();
  const tokens = JSON.stringify(await db.selectFrom("newsletter_token").selectAll().execute());
  expect(tokens).not.toContain(letter?.confirm);
  expect(tokens).not.toContain(letter?.leave);
});
