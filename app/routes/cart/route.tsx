import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { CartPage } from "~/features/cart/CartPage";
import { findCart } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { findCartOwner, keepCartOwner } from "~/features/cart/cartOwner.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { localeOfPath } from "~/platform/locale";
import { isRefused, markRefused } from "~/platform/refusal";
import { worldOf } from "~/platform/world.server";

import { problemTitle } from "../problemTitle.server";
import { changeCart } from "./changeCart.server";

export const handle = { i18n: ["cart", "catalog"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = worldOf(context);
  const locale = localeOfPath(new URL(request.url).pathname);
  const title = problemTitle(locale, translatorFor(locale)("cart:title"), isRefused(context));
  const owner = await findCartOwner(request, context);
  const cart = owner ? await findCart(db, owner) : undefined;
  if (!cart) return data({ title, lines: [] });
  const { headers } = await keepCartOwner(request, context);
  return data({ title, lines: await readCartLines(db, cart) }, { headers });
}

export async function action({ request, context }: ActionFunctionArgs) {
  markRefused(context);
  return changeCart(request, context);
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function CartRoute() {
  const { lines } = useLoaderData<typeof loader>();
  return <CartPage lines={lines} complaint={useActionData<typeof action>()} />;
}
