import { bringVouchers } from "~/features/vouchers/cartVoucher.queries.server";
import { type Db, isLostRace, isTaken } from "~/platform/database/database.server";
import { type Locale, locales } from "~/platform/i18n/locale";

import { clampQuantity, maxQuantity } from "../cart";
import { copyChoices, discardCart, giveCart, hasRoom, lockCart } from "../cart.queries.server";
import { findLineQuantity, raiseLine, readCartLines } from "../cartLine.queries.server";

/** What signing in did to one shop version's cart. */
export type Joined = {
  locale: Locale;
  /** Pieces that came to a cart that held something already; 0 when the guest's cart was simply taken over. */
  addedPieces: number;
  /** Names of goods of which there are fewer than both carts wanted. */
  clampedNames: string[];
  /** Names of goods for which the cart had no room. */
  leftNames: string[];
};

/**
 * Gives a guest's carts to a customer who has just signed in (decision 49): an only cart is taken over as it is; of two,
 * lines of the same goods and note are summed, never above what is on hand nor more lines than a cart takes. The guest's
 * carts are gone afterwards.
 */
export async function joinCarts(db: Db, tempId: string, customerId: string, now: number): Promise<Joined[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => joinAll(tx, tempId, customerId, now));
    } catch (error) {
      // Another device of the same customer has opened a cart in the same moment.
      if (attempt === maxAttempts || !(isTaken(error) || isLostRace(error))) throw error;
    }
  }
}

const maxAttempts = 4;

async function joinAll(db: Db, tempId: string, customerId: string, now: number): Promise<Joined[]> {
  const joined: Joined[] = [];
  for (const locale of locales) joined.push(await joinCart(db, { tempId, customerId, locale }, now));
  return joined;
}

type Owners = { tempId: string; customerId: string; locale: Locale };

async function joinCart(db: Db, { tempId, customerId, locale }: Owners, now: number): Promise<Joined> {
  const nothing = { locale, addedPieces: 0, clampedNames: [], leftNames: [] };
  const guests = await lockCart(db, { tempId, locale });
  if (!guests) return nothing;
  const own = await lockCart(db, { customerId, locale });
  if (!own) {
    await giveCart(db, guests.id, customerId);
    return nothing;
  }
  const hadSomething = (await readCartLines(db, own)).length > 0;
  let addedPieces = 0;
  const clampedNames: string[] = [];
  const leftNames: string[] = [];
  for (const line of await readCartLines(db, guests)) {
    const key = { cartId: own.id, variantId: line.variantId, note: line.note };
    const before = await findLineQuantity(db, key);
    if (before === 0 && !(await hasRoom(db, own.id))) {
      leftNames.push(line.name);
      continue;
    }
    // A sold-out line stays as it is wished for; the cart says that it cannot be had (decision 53).
    const limit = clampQuantity(maxQuantity, line.onHand) || Math.max(before, line.quantity);
    const after = await raiseLine(db, { ...key, quantity: line.quantity, unitMinor: line.seenUnitMinor }, limit, now);
    addedPieces += Math.max(0, after - before);
    if (after < before + line.quantity) clampedNames.push(line.name);
  }
  await bringVouchers(db, guests.id, own.id);
  await copyChoices(db, guests, own);
  await discardCart(db, guests.id);
  return { locale, addedPieces: hadSomething ? addedPieces : 0, clampedNames, leftNames };
}
