import { expect, test } from "vitest";
import { hourMs } from "~/platform/time/durations";

import { isSubscribed } from "../../../tests/support/newsletter";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";

import { consumeNewsletterLink, isNewsletterLinkValid, requestSubscription } from "./subscribe.server";

const eva = { email: "eva@seznam.cz", locale: "cs" } as const;
const start = 1_795_000_000_000;

async function deps() {
  const db = await freshDb();
  const at = (now: number) => testWorld(db, { now });
  const emails = async () =>
    (
      await db.selectFrom("mail_outbox").orderBy("created_at").select(["recipient", "subject", "body_text"]).execute()
    ).map((message) => ({ ...message, ...linksIn(message.body_text) }));
  return { db, at, emails };
}

function linksIn(text: string) {
  const token = (word: string) => new RegExp(`/newsletter/${word}/([\\w-]{43})`).exec(text)?.[1] ?? "";
  return { confirm: token("potvrzeni"), leave: token("odhlaseni") };
}

test("an address is subscribed only after its confirmation link was opened", async () => {
  const { db, at, emails } = await deps();
  await requestSubscription(at(start), eva);
  const [message] = await emails();
  expect(message).toMatchObject({ recipient: "eva@seznam.cz", subject: "Potvrďte prosím odběr novinek" });
  expect(await isSubscribed(db, eva.email, "cs")).toBe(false);
  expect(await consumeNewsletterLink(at(start), "confirm", message?.confirm ?? "")).toBe(true);
  expect(await isSubscribed(db, eva.email, "cs")).toBe(true);
  expect(await isSubscribed(db, eva.email, "sk")).toBe(false);
});

test("what a subscriber agreed to is kept in the words that were shown, with its time", async () => {
  const { db, at, emails } = await deps();
  await requestSubscription(at(start), { ...eva, locale: "sk" });
  const [message] = await emails();
  await consumeNewsletterLink(at(start + 1), "confirm", message?.confirm ?? "");
  const [row] = await db.selectFrom("newsletter_subscriber").select(["confirmed_at", "consent_text"]).execute();
  expect(row).toEqual({ confirmed_at: start + 1, consent_text: expect.stringContaining("súhlasíte") });
});

test("the e-mail is in the language of the page it was asked for", async () => {
  const { at, emails } = await deps();
  await requestSubscription(at(start), { ...eva, locale: "sk" });
  const [message] = await emails();
  expect(message?.subject).toBe("Potvrďte, prosím, odber noviniek");
  expect(message?.body_text).toContain("http://shop.test/sk/newsletter/potvrzeni/");
});

test("nobody gets two e-mails within an hour, and a subscriber gets none", async () => {
  const { at, emails } = await deps();
  await requestSubscription(at(start), eva);
  await requestSubscription(at(start + hourMs - 1), eva);
  expect(await emails()).toHaveLength(1);
  await requestSubscription(at(start + hourMs), eva);
  const [first, second] = await emails();
  expect(await isNewsletterLinkValid(at(start + hourMs), "confirm", first?.confirm ?? "")).toBe(false);
  expect(await consumeNewsletterLink(at(start + hourMs), "confirm", second?.confirm ?? "")).toBe(true);
  await requestSubscription(at(start + 9 * hourMs), eva);
  expect(await emails()).toHaveLength(2);
});

test("unsubscribing lasts until the address subscribes again", async () => {
  const { db, at, emails } = await deps();
  await requestSubscription(at(start), eva);
  const [message] = await emails();
  await consumeNewsletterLink(at(start), "confirm", message?.confirm ?? "");
  expect(await consumeNewsletterLink(at(start + 900 * hourMs), "leave", message?.leave ?? "")).toBe(true);
  expect(await isSubscribed(db, eva.email, "cs")).toBe(false);
  expect(await consumeNewsletterLink(at(start + hourMs), "confirm", message?.confirm ?? "")).toBe(false);
  await requestSubscription(at(start + 901 * hourMs), eva);
  expect(await emails()).toHaveLength(2);
});

test("a confirmation link is valid for seven days, and an unsubscribe link does not confirm", async () => {
  const { at, emails } = await deps();
  await requestSubscription(at(start), eva);
  const [message] = await emails();
  expect(await isNewsletterLinkValid(at(start + 168 * hourMs - 1), "confirm", message?.confirm ?? "")).toBe(true);
  expect(await isNewsletterLinkValid(at(start + 168 * hourMs), "confirm", message?.confirm ?? "")).toBe(false);
  expect(await isNewsletterLinkValid(at(start), "confirm", message?.leave ?? "")).toBe(false);
  expect(await isNewsletterLinkValid(at(start), "confirm", "x")).toBe(false);
});

test("the database holds no usable link", async () => {
  const { db, at, emails } = await deps();
  await requestSubscription(at(start), eva);
  const [message] = await emails();
  const tokens = JSON.stringify(await db.selectFrom("newsletter_token").selectAll().execute());
  expect(tokens).not.toContain(message?.confirm);
  expect(tokens).not.toContain(message?.leave);
});
