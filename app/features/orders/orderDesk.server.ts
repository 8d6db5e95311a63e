import { type Db, isLostRace } from "~/platform/database/database.server";
import type { World } from "~/platform/process/world.server";

/** Where something is done to an order; inside a deed `db` is its transaction. */
export type OrderDesk = { db: Db; now: () => number; environment: Pick<World["environment"], "publicUrl"> };

const maxAttempts = 8;

/** All of a deed or nothing of it. A lost race is run again; when it is lost every time, the error is thrown. */
export async function inOneDeed<Outcome>(
  { db, ...desk }: OrderDesk,
  deed: (inside: OrderDesk) => Promise<Outcome>,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => deed({ ...desk, db: tx }));
    } catch (error) {
      if (attempt === maxAttempts || !isLostRace(error)) throw error;
    }
  }
}
