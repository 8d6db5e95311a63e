import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { CartPage } from "~/features/cart/CartPage";
import { findCart } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { findCartOwner, keepCartOwner } from "~/features/cart/cartOwner.server";
import { readCartPrice } from "~/features/cart/readCartPrice.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { goodsPrice, goodsTotals } from "~/features/vouchers/goodsPrice";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { localeOfPath } from "~/platform/locale";
import { readForm } from "~/platform/readForm.server";
import { isRefused, markRefused } from "~/platform/refusal";
import { worldOf } from "~/platform/world.server";

import { problemTitle } from "../problemTitle.server";
import { changeCart } from "./changeCart.server";
import { addTypedVoucher, removeNamedVoucher } from "./changeVouchers.server";

export const handle = { i18n: ["cart", "catalog", "vouchers"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, now } = worldOf(context);
  const locale = localeOfPath(new URL(request.url).pathname);
  const title = problemTitle(locale, translatorFor(locale)("cart:title"), isRefused(context));
  const owner = await findCartOwner(request, context);
  const cart = owner ? await findCart(db, owner) : undefined;
  const empty = goodsPrice([], [], 0);
  if (!cart) return data({ title, lines: [], totals: goodsTotals(empty), vouchers: empty.vouchers });
  const { headers } = await keepCartOwner(request, context);
  const lines = await readCartLines(db, cart);
  const price = await readCartPrice(db, cart, lines, now());
  return data({ title, lines, totals: goodsTotals(price), vouchers: price.vouchers }, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  markRefused(context);
  const typed = await readForm(request);
  if (typed.has("voucherCode")) return addTypedVoucher(request, typed, context);
  if (typed.has("voucherId")) return removeNamedVoucher(request, typed, context);
  return changeCart(request, typed, context);
}

/** A refusal, too, shows the cart as it is now (specification 8). */
export const shouldRevalidate = () => true;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function CartRoute() {
  const { lines, totals, vouchers } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const complaint = refused && "lineId" in refused ? refused : undefined;
  const refusal = refused && "voucher" in refused ? refused.voucher : undefined;
  return <CartPage lines={lines} complaint={complaint} vouchers={{ vouchers, totals, refusal }} />;
}
