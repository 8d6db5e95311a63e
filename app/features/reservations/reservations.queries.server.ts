import { normalizeEmail } from "~/features/customers/customer";
import type { Db } from "~/platform/database/database.server";
import { isSameSecret, newId } from "~/platform/database/ids.server";
import type { ReservationState, Tables } from "~/platform/database/schema";
import { type EndState, type Reservation, reminderMs } from "./reservation";

const columns = [
  "id",
  "number",
  "hash",
  "locale",
  "state",
  "code",
  "quantity",
  "name",
  "email",
  "phone",
  "store_id as storeId",
  "product_id as productId",
  "variant_id as variantId",
  "product_name as productName",
  "variant_name as variantName",
  "unit_minor as unitMinor",
  "created_at as createdAt",
  "expires_at as expiresAt",
  "extended_at as extendedAt",
  "reminded_at as remindedAt",
  "ended_at as endedAt",
] as const;

export type NewReservation = Reservation & {
  emailKey: string;
  customerId: string | null;
  networkHash: string | null;
  submissionHash: string | null;
};

export async function insertReservation(db: Db, made: NewReservation): Promise<void> {
  await db
    .insertInto("reservation")
    .values({
      id: made.id,
      number: made.number,
      hash: made.hash,
      submission_hash: made.submissionHash,
      customer_id: made.customerId,
      locale: made.locale,
      state: made.state,
      store_id: made.storeId,
      product_id: made.productId,
      variant_id: made.variantId,
      code: made.code,
      quantity: made.quantity,
      product_name: made.productName,
      variant_name: made.variantName,
      unit_minor: made.unitMinor,
      name: made.name,
      email: made.email,
      email_key: made.emailKey,
      phone: made.phone,
      network_hash: made.networkHash,
      created_at: made.createdAt,
      expires_at: made.expiresAt,
    })
    .execute();
}

type Event = Pick<Tables["reservation_event"], "kind" | "at" | "actor">;

export async function recordEvent(db: Db, reservationId: string, event: Event): Promise<void> {
  await db
    .insertInto("reservation_event")
    .values({ id: newId(), reservation_id: reservationId, ...event })
    .execute();
}

export async function readReservationEvents(db: Db, reservationId: string): Promise<Event[]> {
  return db
    .selectFrom("reservation_event")
    .where("reservation_id", "=", reservationId)
    .orderBy("at")
    .orderBy("id")
    .select(["kind", "at", "actor"])
    .execute();
}

export async function findReservation(db: Db, number: string): Promise<Reservation | undefined> {
  return db.selectFrom("reservation").where("number", "=", number).select(columns).executeTakeFirst();
}

/** Returns the reservation of a secret address; undefined if the number or the secret is wrong. */
export async function findOwnReservation(
  db: Db,
  key: { number: string; hash: string },
): Promise<Reservation | undefined> {
  const found = await findReservation(db, key.number);
  return found && isSameSecret(key.hash, found.hash) ? found : undefined;
}

export async function findSubmitted(db: Db, submissionHash: string): Promise<Reservation | undefined> {
  return db.selectFrom("reservation").where("submission_hash", "=", submissionHash).select(columns).executeTakeFirst();
}

/** Locks an active reservation until the transaction ends; returns undefined if it has ended. */
export async function lockHeld(db: Db, id: string): Promise<Reservation | undefined> {
  return db
    .updateTable("reservation")
    .set(({ ref }) => ({ state: ref("state") }))
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning(columns)
    .executeTakeFirst();
}

export async function writeEnd(db: Db, id: string, state: EndState, at: number): Promise<void> {
  await db
    .updateTable("reservation")
    .set({ state, ended_at: at, submission_hash: null })
    .where("id", "=", id)
    .execute();
}

export async function writeExtension(db: Db, id: string, expiresAt: number, at: number): Promise<void> {
  await db
    .updateTable("reservation")
    .set({ expires_at: expiresAt, extended_at: at, reminded_at: null })
    .where("id", "=", id)
    .execute();
}

export async function writeReminder(db: Db, id: string, at: number): Promise<void> {
  await db.updateTable("reservation").set({ reminded_at: at }).where("id", "=", id).execute();
}

/** Returns the ids of reservations that have expired, or will soon and have no reminder yet, the earliest first. */
export async function readDueIds(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("reservation")
    .where("ended_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("expires_at", "<=", now),
        eb.and([eb("expires_at", "<=", now + reminderMs), eb("reminded_at", "is", null)]),
      ]),
    )
    .orderBy("expires_at")
    .limit(limit)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

export type ReservationFilter = { state?: ReservationState | undefined; storeId?: string | undefined };

/** Lists reservations for staff: the active ones by their end, then the ended ones, the newest first. */
export async function listReservations(
  db: Db,
  { state, storeId }: ReservationFilter,
  limit: number,
): Promise<Reservation[]> {
  let query = db.selectFrom("reservation").select(columns);
  if (state !== undefined) query = query.where("state", "=", state);
  if (storeId !== undefined) query = query.where("store_id", "=", storeId);
  const held = await query.where("ended_at", "is", null).orderBy("expires_at").orderBy("id").limit(limit).execute();
  const ended = query.where("ended_at", "is not", null).orderBy("ended_at", "desc").orderBy("id");
  return [...held, ...(held.length < limit ? await ended.limit(limit - held.length).execute() : [])];
}

/** Returns an account's reservations, the newest first. Without `limit` it returns all, as the data export needs. */
export async function listReservationsOf(db: Db, customerId: string, limit?: number): Promise<Reservation[]> {
  return db
    .selectFrom("reservation")
    .where("customer_id", "=", customerId)
    .orderBy("created_at", "desc")
    .orderBy("number", "desc")
    .select(columns)
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

/** Returns the reservations of an e-mail, with an account or without, the newest first. */
export async function listReservationsWith(db: Db, email: string): Promise<Reservation[]> {
  return db
    .selectFrom("reservation")
    .where("email_key", "=", normalizeEmail(email))
    .orderBy("created_at", "desc")
    .select(columns)
    .execute();
}
