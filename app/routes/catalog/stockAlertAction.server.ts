import { data, redirect } from "@remix-run/node";

import { buildSelectionQuery } from "~/features/products/product";
import { findProductAddress } from "~/features/products/product.queries.server";
import { requestStockAlert } from "~/features/stockAlerts/requestStockAlert.server";
import { emailError, stockAlertSchema } from "~/features/stockAlerts/stockAlert.form";
import { cancelStockAlerts } from "~/features/stockAlerts/stockAlert.queries.server";
import { noticeCookie } from "~/platform/http/notice.server";
import { readForm } from "~/platform/http/readForm.server";
import { localeOfPath } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

/**
 * Handles the forms that the product page posts to `?hlidat`: requesting a stock alert, and cancelling all of an
 * address.
 */
export async function stockAlertAction(request: Request, id: string | undefined, world: World) {
  const url = new URL(request.url);
  const form = await readForm(request);
  if (url.searchParams.get("hlidat") === "zrusit") {
    await cancelStockAlerts(world.db, String(form.get("id") ?? "").slice(0, 64));
    throw await redirectWithNotice(world, "unwatched", url.pathname);
  }
  const locale = localeOfPath(url.pathname);
  const productId = Number(id);
  const isKnown =
    /^[1-9]\d{0,8}$/.test(id ?? "") && (await findProductAddress(world.db, locale, productId, world.now()));
  if (!isKnown) throw data({ elsewhere: null }, { status: 404 });
  const typed = { email: textOf(form, "email"), variant: textOf(form, "variant") };
  const parsed = stockAlertSchema.safeParse(typed);
  if (!parsed.success) {
    const error = emailError(parsed) ?? "ui:forms.email";
    return data({ stockAlert: { ...typed, email: typed.email.slice(0, 254), error } }, { status: 422 });
  }
  await requestStockAlert(world.db, locale, { ...parsed.data, productId, variantId: parsed.data.variant }, world.now());
  const { searchParams } = url;
  const selected = { colourId: searchParams.get("barva"), size: searchParams.get("velikost") };
  throw await redirectWithNotice(world, "watching", url.pathname + buildSelectionQuery(selected));
}

async function redirectWithNotice(
  { environment }: World,
  key: "watching" | "unwatched",
  to: string,
): Promise<Response> {
  const headers = { "Set-Cookie": await noticeCookie({ tone: "good", key, values: {} }, environment) };
  return redirect(to, { status: 303, headers });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
