import { type CarrierId, carrierRules } from "~/features/delivery/carriers";
import { changeFee } from "~/features/delivery/changeFee.server";
import type { World } from "~/platform/process/world.server";
import { registerTestCustomer } from "../customers";
import { openPoints } from "../points";
import { stockJacket } from "../products";
import { freshDb } from "../shop/freshDb";
import { payAtTrialGateway } from "../shop/trialGateway";
import { testWorld } from "../shop/world";
import { openStores } from "../stores";
import { issueVoucher } from "../vouchers";
import { pricedFromTheStart } from "./combination";

export type CombinationShop = { world: World; customerId: string; discountCode: string };

/** The voucher code in every cart with goods. */
const discountCode = "DESET";
const pieces = 60;

/**
 * Opens a shop with a store in each country, pickup points of the carriers, a voucher of ten percent, a customer and
 * the trial gateway. The jacket is cheap enough that its delivery is not free, and with its price in euros the cash
 * payment has to be rounded.
 */
export async function openCombinationShop(carrierIds: readonly CarrierId[]): Promise<CombinationShop> {
  const world = testWorld(await freshDb());
  const { db } = world;
  await payAtTrialGateway(world);
  await openStores(db);
  await openBratislava(world);
  await stockJacket(db, { priceCzk: 1_490, priceEurCents: 5_987, onHand: { "52": pieces } });
  const atStores = ["praha", "bratislava"].map((store_id) => ({ store_id, variant_id: 1_001_001, on_hand: pieces }));
  await db.insertInto("stock").values(atStores).execute();
  for (const id of carrierIds) if (carrierRules[id].kind === "point") await openPoints(db, id);
  await issueVoucher(db, { code: discountCode });
  const { customerId } = await registerTestCustomer(world, { email: "member@seznam.cz" });
  return { world, customerId, discountCode };
}

async function openBratislava({ db }: World) {
  const hours = { opens_minute: 540, closes_minute: 1080 };
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ store_id: "bratislava", weekday, ...hours }));
  await db.insertInto("store_hours").values(week).execute();
}

/** Gives a carrier without a price one, with the use case of the operator's command. */
export async function priceCarrier(world: World, carrierId: CarrierId): Promise<void> {
  if (pricedFromTheStart.includes(carrierId)) return;
  const fee = { kind: "carrier", id: carrierId } as const;
  await changeFee(world, { fee, locale: "cs", priceMinor: 79 }, "staff Jana");
  await changeFee(world, { fee, locale: "sk", priceMinor: 349 }, "staff Jana");
}
