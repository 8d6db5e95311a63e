import { rootCategoryOf } from "~/addresses";
import type { Db } from "~/platform/database/database.server";

/** Categories on which listings of their own, sections and menus are built (decision 18). */
const fixedCategories: ReadonlySet<number> = new Set([...Object.values(rootCategoryOf), 15, 35, 45]);

export function isFixedCategory(id: number): boolean {
  return fixedCategories.has(id);
}

export async function findCategoryRetirement(db: Db, id: string) {
  if (!/^\d{1,9}$/.test(id)) return undefined;
  return db.selectFrom("category").where("id", "=", Number(id)).select(["retired_at", "retired_to"]).executeTakeFirst();
}

/** Returns why a category cannot be retired; undefined when it can. */
export async function categoryNeed(db: Db, id: string): Promise<string | undefined> {
  if (fixedCategories.has(Number(id))) return `Category ${id} is one of those that the shop itself is built on.`;
  const below = await db
    .selectFrom("category")
    .where("parent_id", "=", Number(id))
    .where("retired_at", "is", null)
    .orderBy("id")
    .select("id")
    .execute();
  if (below.length === 0) return undefined;
  return `Retire the categories below it first: ${below.map((category) => category.id).join(", ")}.`;
}

export async function setCategoryRetirement(
  tx: Db,
  id: string,
  retirement: { retired_at: number | null; retired_to: string | null },
): Promise<void> {
  await tx.updateTable("category").set(retirement).where("id", "=", Number(id)).execute();
}
