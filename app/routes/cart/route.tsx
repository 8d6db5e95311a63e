import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";

import { useTrackedPage } from "~/features/analytics/useTracking";
import { CartErrorPage, isCartOperation } from "~/features/cart/CartErrorPage";
import { CartPage } from "~/features/cart/CartPage";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { ensureCartOwner, findCartOwner } from "~/features/cart/guest/cartOwner.server";
import { CartNotCreated, loadCart } from "~/features/cart/loadCart.server";
import { readCartPrice } from "~/features/cart/readCartPrice.server";
import { readUnavailableLines } from "~/features/cart/unavailableLines.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import { ErrorPage } from "~/features/shell/ErrorPage";
import { pageMeta } from "~/features/shell/pageMeta";
import { goodsPrice, goodsTotals } from "~/features/vouchers/goodsPrice";
import { errorStatus } from "~/platform/database/databaseUnavailable.server";
import { isRefused, markRefused } from "~/platform/http/refusal";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { requestLocale } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

import { errorTitle } from "~/visit/errorTitle";
import { problemTitle } from "~/visit/problemTitle.server";
import { changeCart } from "./changeCart.server";

export const handle = { i18n: ["cart", "catalog", "vouchers"] };

export async function loader(args: LoaderFunctionArgs) {
  return showCart(args).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    const { log } = worldOf(args.context);
    log.error({ err: error, requestId: args.context.requestId }, "the cart was not loaded");
    throw data({ operation: error instanceof CartNotCreated ? "create" : "load" }, { status: errorStatus(error) });
  });
}

async function showCart({ request, context }: LoaderFunctionArgs) {
  const { db, now } = worldOf(context);
  const locale = requestLocale(request);
  const title = problemTitle(locale, translatorFor(locale)("cart:title"), isRefused(context));
  const cart = await loadCart(db, await findCartOwner(request, context), now());
  const empty = goodsPrice([], [], 0);
  if (!cart) {
    const { vouchers } = empty;
    return data({ title, lines: [], unavailableLines: [], freeAboveMinor: null, totals: goodsTotals(empty), vouchers });
  }
  const { free_delivery_above_minor: freeAboveMinor } = await readSettings(db, locale);
  const { headers } = await ensureCartOwner(request, context);
  const [lines, unavailableLines] = [await readCartLines(db, cart), await readUnavailableLines(db, cart)];
  const price = await readCartPrice(db, cart, lines, now());
  const { vouchers } = price;
  return data({ title, lines, unavailableLines, freeAboveMinor, totals: goodsTotals(price), vouchers }, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  markRefused(context);
  return changeCart(request, context);
}

/** Also after a rejected form the cart is shown as it is now (specification 8). */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  pageMeta(matches, data?.title ?? errorTitle(matches, error));

export default function CartRoute() {
  const { title: _, totals, vouchers, ...cart } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const lineError = refused && !("voucher" in refused) ? refused : undefined;
  const refusal = refused && "voucher" in refused ? refused.voucher : undefined;
  useTrackedPage({ kind: "cart", lines: cart.lines, discounts: totals.discounts });
  return <CartPage {...cart} lineError={lineError} vouchers={{ vouchers, totals, refusal }} />;
}

/** Errors of the cart have texts of their own. */
export function ErrorBoundary() {
  const error = useRouteError();
  const operation: unknown = isRouteErrorResponse(error) ? error.data?.operation : undefined;
  return isCartOperation(operation) ? <CartErrorPage operation={operation} /> : <ErrorPage requestId={undefined} />;
}
