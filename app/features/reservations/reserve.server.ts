import { createHash, randomInt } from "node:crypto";

import { normalizeEmail } from "~/features/customers/customer";
import { inTransaction, type OrderDeps } from "~/features/orders/orderDeps.server";
import { markProductsChanged } from "~/features/products/catalogRevision.queries.server";
import { formatVariant } from "~/features/products/product";
import { findProductAddress } from "~/features/products/product.queries.server";
import { refreshAvailability } from "~/features/products/refreshCategoryListings.server";
import { findVariant } from "~/features/products/variant.queries.server";
import type { Settings } from "~/features/settings/settings";
import { readSettings } from "~/features/settings/settings.queries.server";
import { takeStock } from "~/features/stores/stock.queries.server";
import { type ListedStore, readStores } from "~/features/stores/storeList.queries.server";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import { type Db, isUniqueViolation } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import type { Locale } from "~/platform/i18n/locale";
import { createLimiter } from "~/platform/process/limiter";
import { dayMs } from "~/platform/time/durations";
import { pragueClock } from "~/platform/time/pragueClock";
import { queueReservationEmail } from "./queueReservationEmail.server";
import { type Reservation, reservationNumber, reservationNumbers, reservedUntil } from "./reservation";
import { holdsTooMany, type Reserver } from "./reservationLimits.queries.server";
import { findSubmitted, insertReservation, type NewReservation, recordEvent } from "./reservations.queries.server";

export type ReserveInput = {
  locale: Locale;
  storeId: string;
  productId: number;
  variantId: number;
  quantity: number;
  name: string;
  email: string;
  phone: string;
  /** The form's own key, so that submitting the same form again makes no second reservation. */
  submissionKey?: string;
};

/**
 * unknown: no such variant or store · sold-out: the store has too few pieces · too-many: the limit of active
 * reservations is reached · too-many-today: the limit of reservations made within a day is reached.
 */
export type ReserveResult = { ok: true; reservation: Reservation } | { ok: false; reason: RefusalReason };
export type RefusalReason = "unknown" | "sold-out" | "too-many" | "too-many-today";

class Refused extends Error {
  constructor(readonly reason: RefusalReason) {
    super(reason);
  }
}

/** Requests that wait here in a rush hold neither a connection nor a lock, as with orders. */
const limitReservations = createLimiter(4);
const maxAttempts = 8;

/** Limits the reservations made within a day, as each of them sends an e-mail to an address that anybody can type. */
const dailyLimits = {
  email: { most: 15, windowMs: dayMs },
  network: { most: 40, windowMs: dayMs },
} as const;

/**
 * Takes pieces from a store's stock and holds them until the third working day (decision 66), in one transaction.
 * Submitting the same form twice, even concurrently, makes one reservation.
 */
export async function reserve(
  deps: OrderDeps,
  input: ReserveInput,
  by: Omit<Reserver, "email">,
): Promise<ReserveResult> {
  return limitReservations(() => reserveWithRetries(deps, input, by));
}

async function reserveWithRetries(
  deps: OrderDeps,
  input: ReserveInput,
  by: Omit<Reserver, "email">,
): Promise<ReserveResult> {
  const submissionHash = submissionHashOf(input);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await reserveOnce(deps, input, { ...by, submissionHash });
    } catch (error) {
      if (error instanceof Refused) return madeBefore(deps, submissionHash, error);
      // A concurrent request of the same form was faster, or the number is taken.
      if (attempt === maxAttempts || !isUniqueViolation(error)) throw error;
    }
  }
}

/** Returns the form's earlier reservation if the refused request repeats the one that reached the limit. */
async function madeBefore({ db }: OrderDeps, submissionHash: string | null, { reason }: Refused) {
  const reservation = submissionHash === null ? undefined : await findSubmitted(db, submissionHash);
  return reservation ? { ok: true as const, reservation } : { ok: false as const, reason };
}

type By = Omit<Reserver, "email"> & { submissionHash: string | null };

async function reserveOnce(deps: OrderDeps, input: ReserveInput, by: By): Promise<ReserveResult> {
  const store = await findStore(deps, input);
  const settings = await readSettings(deps.db, input.locale);
  const before = by.submissionHash === null ? undefined : await findSubmitted(deps.db, by.submissionHash);
  if (before) return { ok: true, reservation: before };
  const made = await prepare(deps, input, store, by);
  await inTransaction(deps, (txDeps) => storeReservation(txDeps, made, { store, settings }));
  return { ok: true, reservation: made };
}

async function findStore({ db, now }: OrderDeps, { locale, storeId }: ReserveInput): Promise<ListedStore> {
  const stores = await readStores(db, locale, pragueClock(now()).date);
  const store = stores.find(({ id }) => id === storeId);
  if (!store) throw new Refused("unknown");
  return store;
}

async function prepare(
  { db, now }: OrderDeps,
  input: ReserveInput,
  store: ListedStore,
  by: By,
): Promise<NewReservation> {
  const { locale, productId, variantId, quantity, name, email, phone } = input;
  const createdAt = now();
  const product = await findProductAddress(db, locale, productId, createdAt);
  const variant = await findVariant(db, locale, { productId, variantId }, createdAt);
  const expiresAt = reservedUntil(store, createdAt);
  if (!product || !variant || expiresAt === undefined) throw new Refused("unknown");
  return {
    id: newId(),
    number: reservationNumber(randomInt(reservationNumbers)),
    hash: newId(),
    locale,
    state: "active",
    storeId: store.id,
    productId,
    variantId,
    code: variant.sku,
    quantity,
    name,
    email,
    phone,
    productName: product.name,
    variantName: formatVariant(variant),
    unitMinor: variant.unitMinor,
    createdAt,
    expiresAt,
    extendedAt: null,
    remindedAt: null,
    endedAt: null,
    emailKey: normalizeEmail(email),
    ...by,
  };
}

/** Stores a reservation. It locks stock and then listings last, as other transactions wait for them. */
async function storeReservation(
  deps: OrderDeps,
  made: NewReservation,
  { store, settings }: { store: ListedStore; settings: Settings },
): Promise<void> {
  const { db } = deps;
  const { id, createdAt, variantId, storeId, quantity, productId } = made;
  if (await holdsTooMany(db, made, settings.reservations)) throw new Refused("too-many");
  if (await madeTooManyToday(db, made)) throw new Refused("too-many-today");
  await insertReservation(db, made);
  await recordEvent(db, id, { kind: "created", at: createdAt, actor: "customer" });
  await queueReservationEmail(deps, made, "confirmed", { store, settings });
  const left = await takeStock(db, variantId, storeId, quantity);
  if (left === undefined) throw new Refused("sold-out");
  if (left > 0) return;
  await refreshAvailability(db, [productId]);
  await markProductsChanged(db, [productId]);
}

/** Counts the reservation towards the daily limits. A refusal rolls the counts back with the transaction. */
async function madeTooManyToday(db: Db, { networkHash, emailKey, createdAt }: NewReservation): Promise<boolean> {
  const { network, email } = dailyLimits;
  const isFree =
    networkHash === null || (await countAttempt(db, `reservation network ${networkHash}`, network, createdAt));
  return !isFree || !(await countAttempt(db, `reservation ${emailKey}`, email, createdAt));
}

/** Pages are cached for a second, so several visitors may have the same key; their input distinguishes them. */
function submissionHashOf({ submissionKey, storeId, variantId, quantity, email }: ReserveInput): string | null {
  if (!submissionKey) return null;
  const filled = JSON.stringify([submissionKey, storeId, variantId, quantity, normalizeEmail(email)]);
  return createHash("sha256").update(filled).digest("base64url");
}
