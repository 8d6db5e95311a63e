import { expect, test } from "vitest";

import { findSubscription } from "~/features/newsletter/newsletter.queries.server";
import { followLink } from "~/features/newsletter/subscribe.server";

import { registered } from "../../../tests/support/customers";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { worldAround } from "../../../tests/support/shop/world";
import { findProfile, markEmailProved } from "./customer.queries.server";
import { keepProfile, newsletterOf } from "./keepProfile.server";

const reader = { email: "eva@seznam.cz", locale: "cs" as const };

async function shop({ wantsNewsletter = false, isEmailProved = true } = {}) {
  const world = worldAround(await freshDb());
  const { db } = world;
  const eva = await registered(world, { wantsNewsletter });
  if (isEmailProved) await markEmailProved(db, eva.customerId, 1);
  const profile = await findProfile(db, eva.customerId);
  if (!profile) throw new Error("nobody registered");
  const { email, isEmailProved: _, wantsNewsletter: __, ...kept } = profile;
  const keep = (wants: boolean) =>
    keepProfile(world, { ...reader, id: eva.customerId, isEmailProved }, { ...kept, wantsNewsletter: wants });
  const confirm = async () => {
    const letters = db.selectFrom("mail_outbox").where("kind", "=", "newsletter").select("body_text");
    const words = (await letters.execute()).map(({ body_text }) => body_text).join("\n");
    return followLink(world, "confirm", /potvrzeni\/([\w-]{43})/.exec(words)?.[1] ?? "");
  };
  const standing = () => findSubscription(db, reader.email, reader.locale);
  return { world, keep, confirm, standing };
}

test("a tick at registration asks for confirmation, and only the letter's link subscribes", async () => {
  const { confirm, standing } = await shop({ wantsNewsletter: true });
  expect(await standing()).toBe("asked");
  expect(await confirm()).toBe(true);
  expect(await standing()).toBe("subscribed");
});

test("a registration without the tick brings no letter of the newsletter", async () => {
  const { confirm, standing } = await shop();
  expect(await standing()).toBe("none");
  expect(await confirm()).toBe(false);
});

test("the account's tick asks, and taking it away leaves", async () => {
  const { keep, confirm, standing } = await shop();
  await keep(true);
  await confirm();
  expect(await standing()).toBe("subscribed");
  await keep(true);
  expect(await standing()).toBe("subscribed");
  await keep(false);
  expect(await standing()).toBe("none");
});

test("an address that is not proved neither ends nor learns of a subscription of its true owner", async () => {
  const { world, keep, confirm, standing } = await shop({ wantsNewsletter: true, isEmailProved: false });
  await confirm();
  await keep(false);
  expect(await standing()).toBe("subscribed");
  expect(await newsletterOf(world.db, { ...reader, isEmailProved: false }, false)).toBe("none");
});
