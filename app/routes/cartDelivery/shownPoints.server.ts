import { carrierRules } from "~/features/delivery/carriers";
import { slotFieldName } from "~/features/delivery/pickupSlots";
import { countPointSearch } from "~/features/pickupPoints/countPointSearch.server";
import { type PointChoices, pointSearchFields } from "~/features/pickupPoints/pointChoices";
import { readPointPage } from "~/features/pickupPoints/pointQuery";
import { readPointChoices } from "~/features/pickupPoints/readPointChoices.server";
import { clientSubnet } from "~/platform/http/subnetOf";
import { pragueClock } from "~/platform/time/pragueClock";
import { nearAddress } from "~/visit/nearAddress.server";
import type { CheckoutVisit } from "~/visit/requireCheckoutStep.server";
import { tryReading } from "~/visit/tryReading.server";

type Chosen = { carrier?: string | null | undefined; point?: string | null | undefined };

/** The search query and page of the URL; null without a search. */
type Typed = { query: string | null; page: string | null };

/**
 * Returns what is chosen. A search for pickup points sends the choice along, so that nothing is lost; without a search
 * it is the choice stored in the cart.
 */
export function readChosen({ url, checkout: { cart } }: CheckoutVisit) {
  const sent = url.searchParams;
  const typed = { query: sent.get(pointSearchFields.query), page: sent.get(pointSearchFields.page) };
  const value = (name: string, kept: string | null) => (typed.query === null ? kept : sent.get(name)) ?? undefined;
  const store = value("store", cart.pickupStoreId);
  return {
    typed,
    carrier: value("carrier", cart.carrierId),
    store,
    slot: store === undefined ? undefined : value(slotFieldName(store), cart.pickupSlot),
    point: value("point", cart.pickupPointId),
    payment: value("payment", cart.paymentId),
  };
}

/**
 * Reads the pickup points of the chosen carrier, or else of the first carrier that has points; null where none has any.
 * When the search fails, or the
 * client's network has searched too often, the rest of the step still works.
 */
export async function readShownPoints(
  visit: CheckoutVisit,
  chosen: Chosen,
  typed: Typed,
): Promise<PointChoices | null> {
  const { db, locale, checkout } = visit;
  const withPoints = checkout.offer.carriers.filter(({ id }) => carrierRules[id].kind === "point");
  const carrierId = (withPoints.find(({ id }) => id === chosen.carrier) ?? withPoints[0])?.id;
  if (!carrierId) return null;
  const scope = { carrierId, locale, today: pragueClock(visit.now()).date };
  const query = typed.query ?? "";
  const unread = { carrierId, query, found: undefined, chosen: null, closedName: null };
  if (query !== "" && !(await countPointSearch(visit, clientSubnet(visit.context)))) return unread;
  const near = await nearAddress(visit, checkout.cart);
  const asked = { query, page: readPointPage(typed.page), pointId: chosen.point ?? null, near };
  const read = await tryReading(visit, () => readPointChoices(db, scope, asked));
  return read?.found ?? unread;
}
