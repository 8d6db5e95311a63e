import { startPostgres } from "./postgres";
import { openShop } from "./runningShop";

/** Starts one shop on SQLite with two processes and one on Postgres for all journeys of a run. */
export default async function openShops() {
  const postgres = await startPostgres();
  await postgres.createDatabase("shop");
  // Each journey sends its own client address, as all run on one machine and the shop limits by address.
  const environment = { TRUST_PROXY: "1" };
  const onSqlite = await openShop({ workers: 2, environment, hasPoints: true });
  const onPostgres = await openShop({
    workers: 2,
    environment,
    databaseUrl: postgres.urlOf("shop"),
    hasPoints: true,
  });
  process.env.SHOP_SQLITE_URL = onSqlite.url;
  process.env.SHOP_SQLITE_DATA = onSqlite.dataDir;
  process.env.SHOP_POSTGRES_URL = onPostgres.url;
  process.env.SHOP_POSTGRES_DATA = onPostgres.dataDir;
  return async () => {
    await onSqlite.stop();
    await onPostgres.stop();
    await postgres.stop();
  };
}
