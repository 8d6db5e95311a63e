import { expect, test } from "vitest";

import { findSubscription } from "~/features/newsletter/newsletter.queries.server";
import { consumeNewsletterLink } from "~/features/newsletter/subscribe.server";

import { registerTestCustomer } from "../../../tests/support/customers";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";
import { findProfile, markEmailVerified } from "./customer.queries.server";
import { findNewsletterStatus, updateProfile } from "./updateProfile.server";

const reader = { email: "eva@seznam.cz", locale: "cs" as const };

async function shop({ wantsNewsletter = false, isEmailVerified = true } = {}) {
  const world = testWorld(await freshDb());
  const { db } = world;
  const eva = await registerTestCustomer(world, { wantsNewsletter });
  if (isEmailVerified) await markEmailVerified(db, eva.customerId, 1);
  const profile = await findProfile(db, eva.customerId);
  if (!profile) throw new Error("nobody registered");
  const { email, isEmailVerified: _, wantsNewsletter: __, ...kept } = profile;
  const keep = (wants: boolean) =>
    updateProfile(world, { ...reader, id: eva.customerId, isEmailVerified }, { ...kept, wantsNewsletter: wants });
  const confirm = async () => {
    const emails = db.selectFrom("mail_outbox").where("kind", "=", "newsletter").select("body_text");
    const words = (await emails.execute()).map(({ body_text }) => body_text).join("\n");
    return consumeNewsletterLink(world, "confirm", /potvrzeni\/([\w-]{43})/.exec(words)?.[1] ?? "");
  };
  const standing = () => findSubscription(db, reader.email, reader.locale);
  return { world, keep, confirm, standing };
}

test("ticking the box at registration sends a confirmation, and only its link subscribes", async () => {
  const { confirm, standing } = await shop({ wantsNewsletter: true });
  expect(await standing()).toBe("asked");
  expect(await confirm()).toBe(true);
  expect(await standing()).toBe("subscribed");
});

test("a registration without the tick sends no confirmation", async () => {
  const { confirm, standing } = await shop();
  expect(await standing()).toBe("none");
  expect(await confirm()).toBe(false);
});

test("ticking the box in the account subscribes, and unticking unsubscribes", async () => {
  const { keep, confirm, standing } = await shop();
  await keep(true);
  await confirm();
  expect(await standing()).toBe("subscribed");
  await keep(true);
  expect(await standing()).toBe("subscribed");
  await keep(false);
  expect(await standing()).toBe("none");
});

test("an unverified account neither ends nor sees the subscription of the address's owner", async () => {
  const { world, keep, confirm, standing } = await shop({ wantsNewsletter: true, isEmailVerified: false });
  await confirm();
  await keep(false);
  expect(await standing()).toBe("subscribed");
  expect(await findNewsletterStatus(world.db, { ...reader, isEmailVerified: false }, false)).toBe("none");
});
