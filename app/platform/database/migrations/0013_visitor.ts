import type { Kysely } from "kysely";

import type { Tables } from "../schema";

/** The intro pop-up is shown until an operator turns it off. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const value_json = JSON.stringify({ is_enabled: true });
  await db
    .insertInto("setting")
    .values([
      { name: "intropopup", locale: "cs", value_json },
      { name: "intropopup", locale: "sk", value_json },
    ])
    .execute();
}
