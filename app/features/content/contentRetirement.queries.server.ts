import type { Db } from "~/platform/database/database.server";

import { isLinkedInfoPage } from "./linkedInfoPages";
import { isSpecialPage } from "./pageAddresses";

type Retirement = { retired_at: number | null; retired_to: string | null };

export async function findContentRetirement(db: Db, table: "page" | "post", id: string) {
  return db.selectFrom(table).where("id", "=", id).select(["retired_at", "retired_to"]).executeTakeFirst();
}

/** Finds the retired post that has this slug in any language. */
export async function findRetiredPost(db: Db, slug: string) {
  return db
    .selectFrom("post")
    .innerJoin("post_text", "post_text.post_id", "post.id")
    .where("slug", "=", slug)
    .where("retired_at", "is not", null)
    .select(["retired_at", "retired_to"])
    .executeTakeFirst();
}

/** Returns why a page cannot be retired; undefined when it can. */
export function pageNeed(id: string): string | undefined {
  if (isSpecialPage(id)) return `The page ${id} has an address of its own in the shop; change its text instead.`;
  if (isLinkedInfoPage(id)) return `The shop itself links to page ${id}; change its text instead.`;
  return undefined;
}

export async function setPageRetirement(tx: Db, id: string, retirement: Retirement): Promise<void> {
  await tx.updateTable("page").set(retirement).where("id", "=", id).execute();
}

export async function setPostRetirement(tx: Db, id: string, retirement: Retirement): Promise<void> {
  await tx.updateTable("post").set(retirement).where("id", "=", id).execute();
}
