import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";

import { usePageFacts } from "~/features/analytics/useMeasuring";
import { CartFault, isCartDeed } from "~/features/cart/CartErrorPage";
import { CartPage } from "~/features/cart/CartPage";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { findCartOwner, keepCartOwner } from "~/features/cart/guest/cartOwner.server";
import { CartNotCreated, loadCart } from "~/features/cart/loadCart.server";
import { readCartPrice } from "~/features/cart/readCartPrice.server";
import { readGoneLines } from "~/features/cart/unavailableLines.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import { FaultPage } from "~/features/shell/FaultPage";
import { pageMeta } from "~/features/shell/pageMeta";
import { goodsPrice, goodsTotals } from "~/features/vouchers/goodsPrice";
import { faultStatus } from "~/platform/database/databaseAway.server";
import { isRefused, markRefused } from "~/platform/http/refusal";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { localeOfPath } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

import { faultTitle } from "~/visit/errorTitle";
import { problemTitle } from "~/visit/problemTitle.server";
import { changeCart } from "./changeCart.server";

export const handle = { i18n: ["cart", "catalog", "vouchers"] };

export async function loader(args: LoaderFunctionArgs) {
  return showCart(args).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    const { log } = worldOf(args.context);
    log.error({ err: error, requestId: args.context.requestId }, "the cart was not loaded");
    throw data({ deed: error instanceof CartNotCreated ? "create" : "load" }, { status: faultStatus(error) });
  });
}

async function showCart({ request, context }: LoaderFunctionArgs) {
  const { db, now } = worldOf(context);
  const locale = localeOfPath(new URL(request.url).pathname);
  const title = problemTitle(locale, translatorFor(locale)("cart:title"), isRefused(context));
  const cart = await loadCart(db, await findCartOwner(request, context), now());
  const empty = goodsPrice([], [], 0);
  if (!cart) {
    const { vouchers } = empty;
    return data({ title, lines: [], gone: [], freeAboveMinor: null, totals: goodsTotals(empty), vouchers });
  }
  const { free_delivery_above_minor: freeAboveMinor } = await readSettings(db, locale);
  const { headers } = await keepCartOwner(request, context);
  const [lines, gone] = [await readCartLines(db, cart), await readGoneLines(db, cart)];
  const price = await readCartPrice(db, cart, lines, now());
  const { vouchers } = price;
  return data({ title, lines, gone, freeAboveMinor, totals: goodsTotals(price), vouchers }, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  markRefused(context);
  return changeCart(request, context);
}

/** A refusal, too, shows the cart as it is now (specification 8). */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  pageMeta(matches, data?.title ?? faultTitle(matches, error));

export default function CartRoute() {
  const { title: _, totals, vouchers, ...cart } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const complaint = refused && !("voucher" in refused) ? refused : undefined;
  const refusal = refused && "voucher" in refused ? refused.voucher : undefined;
  usePageFacts({ kind: "cart", lines: cart.lines, discounts: totals.discounts });
  return <CartPage {...cart} complaint={complaint} vouchers={{ vouchers, totals, refusal }} />;
}

/** What broke here is said in the words of the cart. */
export function ErrorBoundary() {
  const error = useRouteError();
  const deed: unknown = isRouteErrorResponse(error) ? error.data?.deed : undefined;
  return isCartDeed(deed) ? <CartFault deed={deed} /> : <FaultPage requestId={undefined} />;
}
