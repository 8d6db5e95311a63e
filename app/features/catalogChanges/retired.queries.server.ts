import { sql } from "kysely";

import type { Db } from "~/platform/database/database.server";

import { type RetirableKind, retirableKindIds } from "./retirableKinds";

export type RetiredThing = { kind: RetirableKind; id: string; at: number; to: string | null };

/** Reads everything that is retired, products by their code; the newest first of each kind. */
export async function readRetired(db: Db): Promise<RetiredThing[]> {
  const things: RetiredThing[] = [];
  for (const kind of retirableKindIds) {
    const name = sql.ref(kind === "product" ? "code" : "id");
    const rows = await db
      .selectFrom(kind)
      .where("retired_at", "is not", null)
      .orderBy("retired_at", "desc")
      .select([sql<string>`cast(${name} as text)`.as("id"), "retired_at as at", "retired_to as to"])
      .execute();
    things.push(...rows.map(({ id, at, to }) => ({ kind, id, at: at ?? 0, to })));
  }
  return things;
}
