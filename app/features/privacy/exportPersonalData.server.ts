import { findCart } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { listAddresses } from "~/features/customers/addressBook/address.queries.server";
import { findProfile, type StoredProfile } from "~/features/customers/customer.queries.server";
import { newsletterOf } from "~/features/customers/keepProfile.server";
import { listSessions } from "~/features/customers/session/session.queries.server";
import { readAllOrders } from "~/features/orders/customerOrders.queries.server";
import { listWatches } from "~/features/stockAlerts/stockAlert.queries.server";
import { listOwnWishes } from "~/features/wishlist/wish.queries.server";
import type { Db } from "~/platform/database/database.server";
import { locales } from "~/platform/i18n/locale";

/** All that the account holds of its customer, for the customer to take along. Nothing in it opens anything. */
export async function personalData(db: Db, { customerId, token }: { customerId: string; token: string }, now: number) {
  const sessions = await listSessions(db, customerId, token, now);
  const orders = await readAllOrders(db, customerId);
  const profile = await findProfile(db, customerId);
  return {
    profile,
    newsletter: profile ? await newslettersOf(db, profile) : {},
    stockAlerts: profile ? await alertsOf(db, profile) : [],
    wishlist: await listOwnWishes(db, { userId: customerId }),
    addresses: await listAddresses(db, customerId),
    sessions: sessions.map(({ agent, createdAt, usedAt }) => ({
      agent,
      createdAt: written(createdAt),
      usedAt: written(usedAt),
    })),
    carts: await cartsOf(db, customerId),
    orders: orders.map(({ id, summaryHash, placedAt, paidAt, ...order }) => ({
      ...order,
      placedAt: written(placedAt),
      paidAt: paidAt === null ? null : written(paidAt),
    })),
  };
}

async function newslettersOf(db: Db, { wantsNewsletter, ...reader }: StoredProfile) {
  const standings: Record<string, string> = {};
  for (const locale of locales) standings[locale] = await newsletterOf(db, { ...reader, locale }, wantsNewsletter);
  return standings;
}

/** What an address that is not proved watches is told to nobody. */
async function alertsOf(db: Db, { email, isEmailProved }: StoredProfile) {
  const watches = isEmailProved ? await listWatches(db, email) : [];
  return watches.map(({ createdAt, notifiedAt, ...watch }) => ({
    ...watch,
    createdAt: written(createdAt),
    notifiedAt: notifiedAt === null ? null : written(notifiedAt),
  }));
}

async function cartsOf(db: Db, customerId: string) {
  const carts = [];
  for (const locale of locales) {
    const cart = await findCart(db, { customerId, locale });
    if (!cart) continue;
    const lines = await readCartLines(db, cart);
    carts.push({ locale, lines: lines.map(({ code, name, note, quantity }) => ({ code, name, note, quantity })) });
  }
  return carts;
}

function written(at: number): string {
  return new Date(at).toISOString();
}
