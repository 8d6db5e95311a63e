import { sql } from "kysely";
import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import type { ClaimState } from "~/platform/database/schema";

import type { ClaimEvent, ClaimRequest, WarrantyClaim } from "./warrantyClaim";
import { firstClaimState } from "./warrantyClaimStates";

/** Returns the year's next number, from 1, without gaps. Its row stays locked until the transaction ends. */
export async function nextClaimNumber(db: Db, year: number): Promise<number> {
  const row = await db
    .insertInto("warranty_claim_sequence")
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column("year").doUpdateSet((eb) => ({ last_number: eb("warranty_claim_sequence.last_number", "+", 1) })),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return row.last_number;
}

type NewClaim = { request: ClaimRequest; submissionHash: string; number: string; dueOn: string; now: number };

/** Stores a claim with its pieces and returns its id. The caller has locked its order. */
export async function insertClaim(db: Db, { request, submissionHash, number, dueOn, now }: NewClaim): Promise<string> {
  const { orderId, lines, remedy, ...same } = request;
  const id = newId();
  await db
    .insertInto("warranty_claim")
    .values({
      ...same,
      wish: remedy,
      id,
      hash: newId(),
      number,
      submission_hash: submissionHash,
      order_id: orderId,
      state: firstClaimState,
      due_on: dueOn,
      created_at: now,
      ended_at: null,
    })
    .execute();
  await db
    .insertInto("warranty_claim_line")
    .values(
      lines.map(({ linePosition, quantity }) => ({
        warranty_claim_id: id,
        order_id: orderId,
        line_position: linePosition,
        quantity,
      })),
    )
    .execute();
  return id;
}

/** Searches only within the order, so that a claim from another form is not found. */
export async function findSubmittedClaim(
  db: Db,
  orderId: string,
  submissionHash: string,
): Promise<WarrantyClaim | undefined> {
  return claims(db).where("submission_hash", "=", submissionHash).where("order_id", "=", orderId).executeTakeFirst();
}

/** Returns the claim of a secret address. */
export async function findSecretClaim(
  db: Db,
  { id, hash }: { id: string; hash: string },
): Promise<WarrantyClaim | undefined> {
  return claims(db).where("id", "=", id).where("hash", "=", hash).executeTakeFirst();
}

export async function findClaimByNumber(db: Db, number: string): Promise<WarrantyClaim | undefined> {
  return claims(db).where("number", "=", number).executeTakeFirst();
}

/** Reads a claim. Lock its order first if its state decides something. */
export async function findClaim(db: Db, id: string): Promise<WarrantyClaim | undefined> {
  return claims(db).where("id", "=", id).executeTakeFirst();
}

export async function countClaims(db: Db, orderId: string): Promise<{ open: number; all: number }> {
  const row = await db
    .selectFrom("warranty_claim")
    .where("order_id", "=", orderId)
    .select(({ fn }) => fn.countAll<number>().as("all"))
    .select(sql<number>`coalesce(sum(case when ended_at is null then 1 else 0 end), 0)`.as("open"))
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), all: Number(row.all) };
}

/** Stores a claim's new state and who set it; returns the event's position. The caller has locked the claim's order. */
export async function writeClaimChange(
  db: Db,
  id: string,
  { state, note, actor, at, isEnded }: ClaimEvent & { state: ClaimState; isEnded: boolean },
): Promise<number> {
  await db
    .updateTable("warranty_claim")
    .set({ state, ended_at: isEnded ? at : null })
    .where("id", "=", id)
    .execute();
  const position = (await readClaimEvents(db, id)).length + 1;
  await db
    .insertInto("warranty_claim_event")
    .values({ id: newId(), warranty_claim_id: id, position, state, note, actor, at })
    .execute();
  return position;
}

type Payback = { refundMinor: number; giftMinor: number; deliveryMinor: number };

export async function writePayback(db: Db, id: string, payback: Payback): Promise<void> {
  const { refundMinor, giftMinor, deliveryMinor } = payback;
  await db
    .updateTable("warranty_claim")
    .set({ refund_minor: refundMinor, gift_minor: giftMinor, delivery_minor: deliveryMinor })
    .where("id", "=", id)
    .execute();
}

/** Stores what a discount gave back of each line's price. */
export async function writeDiscounts(
  db: Db,
  id: string,
  discounts: readonly { position: number; discountMinor: number }[],
): Promise<void> {
  for (const { position, discountMinor } of discounts)
    await db
      .updateTable("warranty_claim_line")
      .set({ discount_minor: discountMinor })
      .where("warranty_claim_id", "=", id)
      .where("line_position", "=", position)
      .execute();
}

/** Marks the claim's pieces as returned, because their price is given back and the customer no longer owns them. */
export async function takePiecesBack(db: Db, id: string): Promise<void> {
  await db
    .updateTable("warranty_claim_line")
    .set(({ ref }) => ({ returned_quantity: ref("quantity") }))
    .where("warranty_claim_id", "=", id)
    .execute();
}

export async function readClaimEvents(db: Db, id: string): Promise<ClaimEvent[]> {
  return db
    .selectFrom("warranty_claim_event")
    .where("warranty_claim_id", "=", id)
    .orderBy("position")
    .select(["state", "note", "actor", "at"])
    .execute();
}

/** Returns an order's claims, the oldest first. */
export async function readOrderClaims(db: Db, orderId: string): Promise<WarrantyClaim[]> {
  return claims(db).where("order_id", "=", orderId).orderBy("created_at").orderBy("number").execute();
}

/** Returns the claims of a customer's orders, the newest first. */
export async function readNewestClaimsOf(db: Db, customerId: string, limit: number): Promise<WarrantyClaim[]> {
  return claims(db)
    .where("order_id", "in", db.selectFrom("orders").where("customer_id", "=", customerId).select("orders.id"))
    .orderBy("created_at", "desc")
    .orderBy("warranty_claim.number", "desc")
    .limit(limit)
    .execute();
}

type ListFilter = { isOpenOnly: boolean; limit: number; offset: number };

/** Lists claims for staff: open ones by their last day, so that overdue ones come first; all claims newest first. */
export async function listClaims(
  db: Db,
  { isOpenOnly, limit, offset }: ListFilter,
): Promise<(WarrantyClaim & { orderNumber: string })[]> {
  return claims(db)
    .innerJoin("orders", "orders.id", "warranty_claim.order_id")
    .select("orders.number as orderNumber")
    .$if(isOpenOnly, (query) => query.where("ended_at", "is", null).orderBy("due_on"))
    .orderBy("created_at", isOpenOnly ? "asc" : "desc")
    .orderBy("warranty_claim.id")
    .limit(limit)
    .offset(offset)
    .execute();
}

function claims(db: Db) {
  return db
    .selectFrom("warranty_claim")
    .select(["warranty_claim.id", "hash", "warranty_claim.number", "order_id as orderId", "warranty_claim.locale"])
    .select(["defect", "since", "wish as remedy", "warranty_claim.email", "warranty_claim.phone"])
    .select(["due_on as dueOn", "refund_minor as refundMinor", "warranty_claim.gift_minor as giftMinor"])
    .select(["warranty_claim.state", "created_at as createdAt", "ended_at as endedAt"]);
}
