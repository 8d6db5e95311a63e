import { copyVouchers } from "~/features/vouchers/cartVoucher.queries.server";
import { type Db, isTransactionConflict, isUniqueViolation } from "~/platform/database/database.server";
import { type Locale, locales } from "~/platform/i18n/locale";

import { clampQuantity, maxQuantity } from "../cart";
import { assignCart, copyCheckoutSelection, deleteCart, hasRoom, lockCart } from "../cart.queries.server";
import { findLineQuantity, incrementLine, readCartLines } from "../cartLine.queries.server";
import { moveCartGift } from "../gift/cartGift.queries.server";

/** The changes that signing in made to the cart of one shop version. */
export type MergedCart = {
  locale: Locale;
  /** Pieces added to a cart that already had lines; 0 when the guest's cart was taken over as it was. */
  addedPieces: number;
  /** Names of products that have less stock than both carts together wanted. */
  clampedNames: string[];
  /** Names of products for which the cart had no room. */
  leftNames: string[];
};

/**
 * Merges a guest's carts into those of the customer who has just signed in (decision 49). If the customer has no cart,
 * the guest's cart is taken over as it is; otherwise lines with the same variant and note are summed, up to the stock
 * and to `maxLines`. Gift vouchers are moved while there is room. The guest's carts are deleted.
 */
export async function mergeCarts(db: Db, tempId: string, customerId: string, now: number): Promise<MergedCart[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => mergeAllCarts(tx, tempId, customerId, now));
    } catch (error) {
      // Such an error occurs when another device of the same customer has created a cart at the same time.
      if (attempt === maxAttempts || !(isUniqueViolation(error) || isTransactionConflict(error))) throw error;
    }
  }
}

const maxAttempts = 4;

async function mergeAllCarts(db: Db, tempId: string, customerId: string, now: number): Promise<MergedCart[]> {
  const merged: MergedCart[] = [];
  for (const locale of locales) merged.push(await mergeCart(db, { tempId, customerId, locale }, now));
  return merged;
}

type Owners = { tempId: string; customerId: string; locale: Locale };

async function mergeCart(db: Db, { tempId, customerId, locale }: Owners, now: number): Promise<MergedCart> {
  const nothing = { locale, addedPieces: 0, clampedNames: [], leftNames: [] };
  const guests = await lockCart(db, { tempId, locale });
  if (!guests) return nothing;
  const own = await lockCart(db, { customerId, locale });
  if (!own) {
    await assignCart(db, guests.id, customerId);
    return nothing;
  }
  const hadSomething = (await readCartLines(db, own)).length > 0;
  let addedPieces = 0;
  const clampedNames: string[] = [];
  const leftNames: string[] = [];
  for (const line of await readCartLines(db, guests)) {
    if (line.gift) {
      const isMoved = await moveGift(db, line.id, own.id);
      if (isMoved) addedPieces += 1;
      else leftNames.push(line.name);
      continue;
    }
    const key = { cartId: own.id, variantId: line.variantId, note: line.note };
    const before = await findLineQuantity(db, key);
    if (before === 0 && !(await hasRoom(db, own.id))) {
      leftNames.push(line.name);
      continue;
    }
    // A sold-out line keeps its quantity; the cart says that it cannot be ordered (decision 53).
    const limit = clampQuantity(maxQuantity, line.onHand) || Math.max(before, line.quantity);
    const after = await incrementLine(
      db,
      { ...key, quantity: line.quantity, unitMinor: line.seenUnitMinor },
      limit,
      now,
    );
    addedPieces += Math.max(0, after - before);
    if (after < before + line.quantity) clampedNames.push(line.name);
  }
  await copyVouchers(db, guests.id, own.id);
  await copyCheckoutSelection(db, guests, own);
  await deleteCart(db, guests.id);
  return { locale, addedPieces: hadSomething ? addedPieces : 0, clampedNames, leftNames };
}

async function moveGift(db: Db, id: string, to: string): Promise<boolean> {
  const isRoom = await hasRoom(db, to);
  if (isRoom) await moveCartGift(db, id, to);
  return isRoom;
}
