import type { LoaderFunctionArgs } from "@remix-run/node";

import { findCart } from "~/features/cart/cart.queries.server";
import { carriersOfKind } from "~/features/delivery/carriers";
import { countPointSearch, pointSearchLimit } from "~/features/pickupPoints/countPointSearch.server";
import { pointSearchFields } from "~/features/pickupPoints/pointChoices";
import { readPointPage } from "~/features/pickupPoints/pointQuery";
import { readPointChoices } from "~/features/pickupPoints/readPointChoices.server";
import { clientSubnet } from "~/platform/http/subnetOf";
import { pragueClock } from "~/platform/time/pragueClock";
import { nearAddress } from "~/visit/nearAddress.server";
import { visitOf } from "~/visit/visit.server";

/**
 * Responds with the found points of a carrier as JSON, for the script of the delivery step, which says of any refusal
 * that the points were not found and leads to the step.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visit = visitOf(args);
  const { db, locale, url } = visit;
  const carrierId = carriersOfKind("point").find((id) => id === url.searchParams.get("carrier"));
  if (!carrierId) return Response.json(null, { status: 404, headers });
  if (!(await countPointSearch(visit, clientSubnet(visit.context)))) {
    const retryAfter = String(pointSearchLimit.windowMs / 1_000);
    return Response.json(null, { status: 429, headers: { ...headers, "Retry-After": retryAfter } });
  }
  const owner = await visit.findCartOwner();
  const near = await nearAddress(visit, owner ? await findCart(db, owner) : undefined);
  const scope = { carrierId, locale, today: pragueClock(visit.now()).date };
  const query = url.searchParams.get(pointSearchFields.query) ?? "";
  const page = readPointPage(url.searchParams.get(pointSearchFields.page));
  const { found } = await readPointChoices(db, scope, { query, page, pointId: null, near });
  return Response.json(found, { headers });
}

const headers = {
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex",
  "X-Content-Type-Options": "nosniff",
};
