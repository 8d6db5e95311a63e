import { type SqlBool, sql } from "kysely";

import { normalizeEmail } from "~/features/customers/customer";
import type { Db } from "~/platform/database/database.server";
import { deletePhotos } from "~/platform/uploads/upload.queries.server";

import { warrantyPhotoClaim, warrantyPhotoPrefix } from "./warrantyClaim";

/**
 * Empties the customer's text and contacts, and the notes of staff, in at most `limit` claims that ended before an
 * instant; returns how many. What was claimed and paid back is kept with the order, because it belongs to the order's
 * accounts.
 */
export async function purgeClaims(db: Db, endedBefore: number, limit: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom("warranty_claim")
      .where("ended_at", "<", endedBefore)
      .where(isKept)
      .limit(limit)
      .select("id")
      .execute();
    for (const { id } of rows) await emptyClaim(tx, id);
    return rows.length;
  });
}

/** Empties the ended claims of the orders of an e-mail; returns how many. The caller has a transaction. */
export async function emptyEndedClaimsWith(tx: Db, email: string): Promise<number> {
  const rows = await tx
    .selectFrom("warranty_claim")
    .innerJoin("orders", "orders.id", "warranty_claim.order_id")
    .where("orders.email_key", "=", normalizeEmail(email))
    .where("warranty_claim.ended_at", "is not", null)
    .where(isKept)
    .select("warranty_claim.id")
    .execute();
  for (const { id } of rows) await emptyClaim(tx, id);
  return rows.length;
}

/** The defect is never empty while the claim's texts are kept; its e-mail may be removed earlier. */
const isKept = sql<SqlBool>`warranty_claim.defect <> ''`;

/** Selects the claims in which an e-mail was typed although the order belongs to another e-mail. */
function claimsApart(db: Db, email: string) {
  const key = normalizeEmail(email);
  return db
    .selectFrom("warranty_claim")
    .innerJoin("orders", "orders.id", "warranty_claim.order_id")
    .where("orders.email_key", "!=", key)
    .where(sql<SqlBool>`lower(warranty_claim.email) = ${key}`)
    .orderBy("warranty_claim.number");
}

export async function readClaimsApart(db: Db, email: string) {
  return claimsApart(db, email)
    .select(["warranty_claim.number", "warranty_claim.email", "warranty_claim.phone", "warranty_claim.defect"])
    .select(["warranty_claim.since", "warranty_claim.wish as remedy", "warranty_claim.state"])
    .select(["warranty_claim.created_at as createdAt", "warranty_claim.ended_at as endedAt"])
    .execute();
}

/** Returns the numbers of those claims that are still open. */
export async function readOpenClaimsApart(db: Db, email: string): Promise<string[]> {
  const rows = await claimsApart(db, email)
    .where("warranty_claim.ended_at", "is", null)
    .select("warranty_claim.number")
    .execute();
  return rows.map(({ number }) => number);
}

/**
 * Removes e-mail and phone from those claims that have ended; returns how many. The claim itself is kept, because it
 * belongs to the customer of the order. The caller has a transaction.
 */
export async function forgetClaimContactsApart(tx: Db, email: string): Promise<number> {
  const rows = await claimsApart(tx, email)
    .where("warranty_claim.ended_at", "is not", null)
    .select("warranty_claim.id")
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await tx.updateTable("warranty_claim").set({ email: "", phone: "" }).where("id", "in", ids).execute();
  return ids.length;
}

async function emptyClaim(db: Db, id: string): Promise<void> {
  const empty = { defect: "", since: "", email: "", phone: "" };
  await db.updateTable("warranty_claim").set(empty).where("id", "=", id).execute();
  await db.updateTable("warranty_claim_event").set({ note: "" }).where("warranty_claim_id", "=", id).execute();
  await deletePhotos(db, warrantyPhotoClaim({ id }));
}

/** Deletes the photos of at most `limit` claims that ended before an instant; returns the number of claims. */
export async function purgeClaimPhotos(db: Db, endedBefore: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom("warranty_claim")
    .where("ended_at", "<", endedBefore)
    .where(({ exists, selectFrom, ref, val, eb }) =>
      exists(
        selectFrom("upload")
          .where("upload.claim", "=", eb(val(warrantyPhotoPrefix), "||", ref("warranty_claim.id")))
          .select("upload.id"),
      ),
    )
    .limit(limit)
    .select("id")
    .execute();
  for (const claim of rows) await deletePhotos(db, warrantyPhotoClaim(claim));
  return rows.length;
}
