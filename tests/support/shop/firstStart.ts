import { seedIfEmpty } from "~/cli/seed";
import { openDatabase } from "~/platform/database/database.server";
import { migrate } from "~/platform/database/migrations.server";
import { readEnvironment } from "~/platform/process/environment.server";

/**
 * Runs the database part of `npm start`, for `killedStarts.ts` to kill. It reports each step to its parent. With
 * `DIE_AT_STATEMENT` it kills itself before that statement of the migrations.
 */
const environment = readEnvironment(process.env);
const db = openDatabase(environment);
process.send?.("opened");
await migrate(dying(Number(process.env.DIE_AT_STATEMENT)));
await db.destroy();
process.send?.("migrated");
if (process.env.FILL === "true") await seedIfEmpty(environment);
process.send?.("filled");
process.disconnect?.();

function dying(statement: number) {
  let count = 0;
  return db.withPlugin({
    transformQuery: ({ node }) => {
      count += 1;
      if (count === statement) process.kill(process.pid, "SIGKILL");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
