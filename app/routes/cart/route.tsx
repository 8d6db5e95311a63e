import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";

import { summaryAddress } from "~/addresses";
import { useTrackedPage } from "~/features/analytics/useTracking";
import { CartErrorPage, isCartOperation } from "~/features/cart/CartErrorPage";
import { CartPage } from "~/features/cart/CartPage";
import type { CartDelivery } from "~/features/cart/CartSummary";
import { type CartLine, canBeSent } from "~/features/cart/cart";
import type { CartOwner } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { CartNotCreated, loadCart } from "~/features/cart/loadCart.server";
import { readCartPrice } from "~/features/cart/readCartPrice.server";
import { readUnavailableLines } from "~/features/cart/unavailableLines.queries.server";
import { CheckoutSteps } from "~/features/checkout/CheckoutSteps";
import { readCachedParcelPrice } from "~/features/delivery/delivery.queries.server";
import { findRecentOrder } from "~/features/orders/orders.queries.server";
import { parcelArrivesBy } from "~/features/orders/shipping/shipment";
import { BuyerAssurances } from "~/features/productPage/BuyerAssurances";
import { readSettings } from "~/features/settings/settings.queries.server";
import { ErrorPage } from "~/features/shell/ErrorPage";
import { pageMeta } from "~/features/shell/pageMeta";
import { goodsPrice, goodsTotals } from "~/features/vouchers/goodsPrice";
import { errorStatus } from "~/platform/database/databaseUnavailable.server";
import { markRefused } from "~/platform/http/refusal";
import { dayMs } from "~/platform/time/durations";
import { problemTitle } from "~/visit/problemTitle.server";
import { readEmptyStateSuggestions } from "~/visit/readEmptyStateSuggestions.server";
import { routeErrorTitle } from "~/visit/routeErrorTitle";
import { type Visit, visitOf } from "~/visit/visit.server";
import { changeCart } from "./changeCart.server";
import { readCrossSell } from "./readCrossSell.server";

export const handle = { i18n: ["cart", "catalog", "checkout", "product", "vouchers"] };

export async function loader(args: LoaderFunctionArgs) {
  return showCart(args).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    const { log, requestId } = visitOf(args);
    log.error({ err: error, requestId }, "the cart was not loaded");
    throw data({ operation: error instanceof CartNotCreated ? "create" : "load" }, { status: errorStatus(error) });
  });
}

async function showCart(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const { db, now, t } = visit;
  const title = problemTitle(visit, t("cart:title"));
  const owner = await visit.findCartOwner();
  const cart = await loadCart(db, owner, now());
  const empty = goodsPrice([], [], 0);
  if (!cart) {
    const { vouchers } = empty;
    const recentOrder = owner && (await readRecentOrder(visit, owner));
    const nothing = { lines: [], unavailableLines: [], totals: goodsTotals(empty), vouchers, crossSell: [] };
    return data({
      title,
      ...nothing,
      ...unknownTerms,
      recentOrder,
      emptyStateSuggestions: await readEmptyStateSuggestions(visit),
    });
  }
  const { headers } = await visit.ensureCartOwner();
  const [lines, unavailableLines] = [await readCartLines(db, cart), await readUnavailableLines(db, cart)];
  const price = await readCartPrice(db, cart, lines, now());
  const { vouchers } = price;
  const recentOrder = owner && lines.length === 0 ? await readRecentOrder(visit, owner) : null;
  const emptyStateSuggestions = lines.length === 0 ? await readEmptyStateSuggestions(visit) : null;
  const terms = await readTerms(visit, lines);
  const crossSell = await readCrossSell(visit, lines);
  const shown = {
    lines,
    unavailableLines,
    totals: goodsTotals(price),
    vouchers,
    recentOrder,
    emptyStateSuggestions,
    crossSell,
  };
  return data({ title, ...shown, ...terms }, { headers });
}

type Terms = { delivery: CartDelivery; arrivesOn: string | null; phone: string };

const unknownTerms: Terms = { delivery: { freeAboveMinor: null, parcelMinor: null }, arrivesOn: null, phone: "" };

/**
 * Reads the delivery fee of a parcel, the day by which a parcel ordered now arrives (null where none can be sent), and
 * the phone number.
 */
async function readTerms({ db, locale, now }: Visit, lines: readonly CartLine[]): Promise<Terms> {
  const { free_delivery_above_minor: freeAboveMinor, company } = await readSettings(db, locale);
  return {
    delivery: { freeAboveMinor, parcelMinor: await readCachedParcelPrice(db, locale) },
    arrivesOn: canBeSent(lines) ? parcelArrivesBy(now(), locale) : null,
    phone: company.phone,
  };
}

/**
 * Returns the order that another tab has placed, so that a tab left open in the checkout links to it instead of showing
 * just an empty cart.
 */
async function readRecentOrder({ db, now, locale }: Visit, owner: CartOwner) {
  const order = await findRecentOrder(db, owner, now() - dayMs);
  return order ? { number: order.number, address: summaryAddress(locale, order) } : null;
}

export async function action(args: ActionFunctionArgs) {
  markRefused(args.context);
  return changeCart(args);
}

/** The cart is shown as it is now after a rejected form, too (specification 8). */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) =>
  pageMeta(matches, data?.title ?? routeErrorTitle(matches, error));

export default function CartRoute() {
  const { title: _, totals, vouchers, arrivesOn, phone, ...cart } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const lineError = refused && !("voucher" in refused) ? refused : undefined;
  const refusal = refused && "voucher" in refused ? refused.voucher : undefined;
  useTrackedPage({ kind: "cart", lines: cart.lines, discounts: totals.discounts });
  const steps = <CheckoutSteps current="cart" />;
  const promises = (
    <BuyerAssurances
      arrivesOn={arrivesOn}
      freeAboveMinor={null}
      phone={phone}
      isReturnable={!cart.lines.every(({ gift }) => gift)}
    />
  );
  const priced = { vouchers, totals, refusal };
  return <CartPage {...cart} steps={steps} lineError={lineError} vouchers={priced} promises={promises} />;
}

/** Shows errors of the cart, which have texts of their own. */
export function ErrorBoundary() {
  const error = useRouteError();
  const operation: unknown = isRouteErrorResponse(error) ? error.data?.operation : undefined;
  return isCartOperation(operation) ? <CartErrorPage operation={operation} /> : <ErrorPage requestId={undefined} />;
}
