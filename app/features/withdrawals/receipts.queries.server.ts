import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import type { WithdrawnLine } from "./withdrawal";

export type Receipt = { storeId: string | null; at: number; actor: string };

/** Stores which pieces came back and to which place; `storeId` is null for pieces that cannot be sold again. */
export async function insertReceipts(
  db: Db,
  withdrawalId: string,
  pieces: readonly WithdrawnLine[],
  { storeId, at, actor }: Receipt,
): Promise<void> {
  await db
    .insertInto("withdrawal_receipt")
    .values(
      pieces.map(({ linePosition, quantity }) => ({
        id: newId(),
        withdrawal_id: withdrawalId,
        line_position: linePosition,
        quantity,
        store_id: storeId,
        at,
        actor,
      })),
    )
    .execute();
}

/** Returns true when pieces of a withdrawal have been recorded as returned. */
export async function hasReceipts(db: Db, withdrawalId: string): Promise<boolean> {
  const row = await db
    .selectFrom("withdrawal_receipt")
    .where("withdrawal_id", "=", withdrawalId)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns true when pieces of a withdrawal are on sale again. */
export async function isOnStock(db: Db, withdrawalId: string): Promise<boolean> {
  const row = await db
    .selectFrom("withdrawal_receipt")
    .where("withdrawal_id", "=", withdrawalId)
    .where("store_id", "is not", null)
    .select("id")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
