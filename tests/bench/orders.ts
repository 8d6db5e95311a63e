import { openDatabase } from "~/platform/database/database.server";

import { agreeAtOnce, prepareBuyers } from "../support/rush";

import { setOnlineStock } from "../support/shop/onlineStock";
import type { BenchCatalog } from "./catalogs";
import { usageOf } from "./cpu";
import { purchase } from "./rushPurchase";
import type { RunningServer } from "./servers";

/** Measures the shop's processor time for placing one order, when `buyers` at the review all submit at once, ms. */
export async function measureOrders(
  { origin, pid }: RunningServer,
  { dataDir, databaseUrl }: BenchCatalog,
  buyers: number,
): Promise<number> {
  const db = openDatabase({ dataDir, databaseUrl });
  await setOnlineStock(db, purchase, buyers).finally(() => db.destroy());
  const shop = { url: origin };
  const prepared = await prepareBuyers({ shop, buyers, purchase });
  const before = usageOf(pid).cpuMs;
  const { orders } = await agreeAtOnce(shop, purchase, prepared);
  if (orders !== buyers) throw new Error(`Only ${orders} of ${buyers} orders were placed.`);
  return (usageOf(pid).cpuMs - before) / buyers;
}
