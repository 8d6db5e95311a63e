import { sql } from "kysely";

import { normalizeEmail } from "~/features/customers/customer";
import type { Db } from "~/platform/database/database.server";
import { flag } from "~/platform/database/flag";
import { newId } from "~/platform/database/ids.server";
import type { ServiceState } from "~/platform/database/schema";

import type { ServiceActor, ServiceEvent, ServiceOrder, ServiceRequest } from "./service";
import { firstServiceState } from "./serviceStates";

/** Returns the year's next number, from 1, without gaps. The row stays locked until the transaction ends. */
export async function nextServiceNumber(db: Db, year: number): Promise<number> {
  const row = await db
    .insertInto("service_sequence")
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column("year").doUpdateSet((eb) => ({ last_number: eb("service_sequence.last_number", "+", 1) })),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return row.last_number;
}

type NewService = { request: ServiceRequest; submissionHash: string; customerId: string | null; now: number };

/**
 * Inserts the order with its id as a provisional number, and returns the id; undefined when the same form has already
 * created an order.
 */
export async function insertService(
  db: Db,
  { request, submissionHash, customerId, now }: NewService,
): Promise<string | undefined> {
  const id = newId();
  const { isBoughtHere, storeId, ...same } = request;
  const row = await db
    .insertInto("service_order")
    .values({
      ...same,
      id,
      hash: newId(),
      number: id,
      submission_hash: submissionHash,
      customer_id: customerId,
      state: firstServiceState,
      is_bought_here: flag(isBoughtHere),
      store_id: storeId,
      price_minor: null,
      promised_on: null,
      created_at: now,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.column("submission_hash").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function writeServiceNumber(db: Db, id: string, number: string): Promise<void> {
  await db.updateTable("service_order").set({ number }).where("id", "=", id).execute();
}

export async function findSubmittedService(db: Db, submissionHash: string): Promise<ServiceOrder | undefined> {
  return toService(await services(db).where("submission_hash", "=", submissionHash).executeTakeFirst());
}

/** Finds an order by its secret address. */
export async function findSecretService(db: Db, { id, hash }: { id: string; hash: string }) {
  return toService(await services(db).where("id", "=", id).where("hash", "=", hash).executeTakeFirst());
}

export async function findServiceByNumber(db: Db, number: string): Promise<ServiceOrder | undefined> {
  return toService(await services(db).where("number", "=", number).executeTakeFirst());
}

/** Locks an order until the transaction ends and returns it, so that of two changes the second sees the first. */
export async function lockService(db: Db, id: string): Promise<ServiceOrder | undefined> {
  await db
    .updateTable("service_order")
    .set(({ ref }) => ({ state: ref("state") }))
    .where("id", "=", id)
    .execute();
  return toService(await services(db).where("id", "=", id).executeTakeFirst());
}

type ServiceChange = {
  state: ServiceState;
  priceMinor: number | null;
  promisedOn: string | null;
  note: string;
  actor: ServiceActor;
  at: number;
  isEnded: boolean;
};

/** Stores the new state of an order, and who changed it. The order must be locked. */
export async function writeServiceChange(db: Db, id: string, change: ServiceChange): Promise<number> {
  const { state, priceMinor, promisedOn, note, actor, at, isEnded } = change;
  const now = { state, price_minor: priceMinor, promised_on: promisedOn };
  await db
    .updateTable("service_order")
    .set({ ...now, ended_at: isEnded ? at : null })
    .where("id", "=", id)
    .execute();
  const position = (await readServiceEvents(db, id)).length + 1;
  await db
    .insertInto("service_event")
    .values({ ...now, id: newId(), service_order_id: id, position, note, actor, at })
    .execute();
  return position;
}

export async function readServiceEvents(db: Db, id: string): Promise<ServiceEvent[]> {
  return db
    .selectFrom("service_event")
    .where("service_order_id", "=", id)
    .orderBy("position")
    .select(["state", "price_minor as priceMinor", "promised_on as promisedOn", "note", "actor", "at"])
    .execute();
}

/** Reads the orders for staff, the newest first. */
export async function listServices(db: Db, state: ServiceState | undefined, limit: number): Promise<ServiceOrder[]> {
  const rows = await services(db)
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? firstServiceState))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.flatMap((row) => toService(row) ?? []);
}

/** Reads an account's newest orders, the newest first. */
export async function readNewestServicesOf(db: Db, customerId: string, limit: number): Promise<ServiceOrder[]> {
  const rows = await services(db)
    .where("customer_id", "=", customerId)
    .orderBy("created_at", "desc")
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
  return rows.flatMap((row) => toService(row) ?? []);
}

export async function readServicesOf(db: Db, customerId: string): Promise<ServiceOrder[]> {
  const rows = await services(db)
    .where("customer_id", "=", customerId)
    .orderBy("created_at")
    .orderBy("number")
    .execute();
  return rows.flatMap((row) => toService(row) ?? []);
}

/** Reads the orders of an e-mail address, with an account and without, the oldest first. */
export async function readServicesWith(db: Db, email: string): Promise<ServiceOrder[]> {
  const rows = await services(db)
    .where(sql`lower(email)`, "=", normalizeEmail(email))
    .orderBy("created_at")
    .orderBy("number")
    .execute();
  return rows.flatMap((row) => toService(row) ?? []);
}

function services(db: Db) {
  return db
    .selectFrom("service_order")
    .select(["id", "hash", "number", "locale", "kind", "garment", "description", "is_bought_here", "arrival"])
    .select(["store_id as storeId", "firstname", "lastname", "email", "phone", "street", "city", "zip", "state"])
    .select(["price_minor as priceMinor", "promised_on as promisedOn", "created_at as createdAt"]);
}

type Row = Awaited<ReturnType<ReturnType<typeof services>["executeTakeFirst"]>>;

function toService(row: Row): ServiceOrder | undefined {
  if (!row) return undefined;
  const { is_bought_here, ...service } = row;
  return { ...service, isBoughtHere: is_bought_here === 1 };
}
