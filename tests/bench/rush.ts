import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";

import { type Db, openDatabase } from "~/platform/database/database.server";
import { agreeAtOnce, prepareBuyers } from "../support/rush";
import { setOnlineStock } from "../support/shop/onlineStock";
import { startPostgres } from "../support/shop/postgres";
import { openShop } from "../support/shop/runningShop";
import { usageOf } from "./cpu";
import { purchase } from "./rushPurchase";

const { values } = parseArgs({
  options: {
    buyers: { type: "string", default: "1000" },
    workers: { type: "string", default: "2" },
    /** Pieces in stock; by default as many as there are buyers. */
    pieces: { type: "string" },
    rounds: { type: "string", default: "1" },
    postgres: { type: "boolean", default: false },
  },
});

/**
 * `npm run rush -- [--buyers 1000] [--workers 2] [--pieces n] [--rounds 1] [--postgres]`: measures how long buyers of
 * one product wait who all submit their order at once. Needs `npm run build` first. Prints one line a round; CPU is
 * that of the shop's processes, and on Postgres that of the database is shown beside it.
 */
async function measure(): Promise<void> {
  const buyers = Number(values.buyers);
  const pieces = Number(values.pieces ?? buyers);
  const postgres = values.postgres ? await startPostgres() : undefined;
  await postgres?.createDatabase("rush");
  const databaseUrl = postgres?.urlOf("rush");
  const shop = await openShop({
    workers: Number(values.workers),
    environment: { TRUST_PROXY: "1", LOG_LEVEL: "error" },
    ...(databaseUrl ? { databaseUrl } : {}),
  });
  const db = openDatabase({ databaseUrl, dataDir: shop.dataDir });
  const databasePid = postgres ? await postmasterOf(db) : undefined;
  try {
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      const preparedAt = performance.now();
      await setOnlineStock(db, purchase, buyers);
      const prepared = await prepareBuyers({ shop, buyers, purchase });
      await setOnlineStock(db, purchase, pieces);
      const preparedMs = Math.round(performance.now() - preparedAt);
      const cpuMs = () => usageOf(shop.process.pid ?? 0).cpuMs;
      const databaseCpuMs = () => (databasePid ? usageOf(databasePid).cpuMs : 0);
      const before = { shop: cpuMs(), database: databaseCpuMs() };
      const report = await agreeAtOnce(shop, purchase, prepared);
      const each = (ms: number) => Number((ms / buyers).toFixed(2));
      console.log({
        ...report,
        preparedMs,
        shopCpuMsEach: each(cpuMs() - before.shop),
        ...(postgres ? { databaseCpuMsEach: each(databaseCpuMs() - before.database) } : {}),
      });
    }
  } finally {
    await db.destroy();
    await shop.stop();
    await postgres?.stop();
  }
}

/** Returns the process id of the Postgres server, which is on the first line of the file. */
async function postmasterOf(db: Db): Promise<number> {
  const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(db);
  return Number(readFileSync(join(rows[0]?.data_directory ?? "", "postmaster.pid"), "utf8").split("\n")[0]);
}

await measure();
