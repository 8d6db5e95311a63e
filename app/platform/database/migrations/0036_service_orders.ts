import { type Kysely, sql } from "kysely";

import type { Tables } from "../schema";

/** Photos that visitors send with a form, and service orders (decision 68). */
export async function up(db: Kysely<Tables>): Promise<void> {
  await uploads(db);
}

async function uploads(db: Kysely<Tables>) {
  await db.schema
    .createTable("upload")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("claim", "text")
    .addColumn("position", "integer", (c) => c.notNull().check(sql`position >= 0`))
    .addColumn("width_px", "integer", (c) => c.notNull().check(sql`width_px > 0`))
    .addColumn("height_px", "integer", (c) => c.notNull().check(sql`height_px > 0`))
    .addColumn("bytes", "integer", (c) => c.notNull().check(sql`bytes > 0`))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("upload_claim").on("upload").columns(["claim", "created_at"]).execute();
}
