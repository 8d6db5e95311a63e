import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";

import { CartPage } from "~/features/cart/CartPage";
import { findCart } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { keepTempId, readTempId } from "~/features/cart/tempId.server";
import { pageMeta } from "~/features/shell/pageMeta";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { localeOfPath } from "~/platform/locale";
import { isRefused, markRefused } from "~/platform/refusal";
import { worldOf } from "~/platform/world.server";

import { problemTitle } from "../problemTitle.server";
import { changeCart } from "./changeCart.server";

export const handle = { i18n: ["cart", "catalog"] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, environment } = worldOf(context);
  const locale = localeOfPath(new URL(request.url).pathname);
  const title = problemTitle(locale, translatorFor(locale)("cart:title"), isRefused(context));
  const tempId = readTempId(request);
  const cart = tempId ? await findCart(db, { tempId, locale }) : undefined;
  if (!cart) return data({ title, lines: [] });
  const { setCookie } = keepTempId(request, environment);
  return data({ title, lines: await readCartLines(db, cart) }, { headers: { "Set-Cookie": setCookie } });
}

export async function action({ request, context }: ActionFunctionArgs) {
  markRefused(context);
  return changeCart(request, worldOf(context));
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, data?.title ?? "");

export default function CartRoute() {
  const { lines } = useLoaderData<typeof loader>();
  return <CartPage lines={lines} complaint={useActionData<typeof action>()} />;
}
