import { Migrator } from "kysely";

import type { Db } from "./database.server";
import * as catalogue from "./migrations/0001_catalogue";
import * as orders from "./migrations/0002_orders";
import * as seeds from "./migrations/0003_seeds";

/** In the order in which they are applied. A landed one is never edited; the next change is a new one. */
const migrations = { "0001_catalogue": catalogue, "0002_orders": orders, "0003_seeds": seeds };

/** Brings the database to the newest shape; several processes may call it at once. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** True when every migration has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  return (await migrator.getMigrations()).every(({ executedAt }) => executedAt !== undefined);
}
