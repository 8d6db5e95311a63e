import { data } from "@remix-run/node";

import { buildSelectionQuery } from "~/features/products/product";
import { findProductAddress } from "~/features/products/product.queries.server";
import { requestStockAlert } from "~/features/stockAlerts/requestStockAlert.server";
import { emailError, stockAlertSchema } from "~/features/stockAlerts/stockAlert.form";
import { cancelStockAlerts } from "~/features/stockAlerts/stockAlert.queries.server";
import { readForm } from "~/platform/http/readForm.server";
import { redirectWithNotice } from "~/visit/redirectWithNotice.server";
import type { Visit } from "~/visit/visit.server";

/**
 * Handles the forms that the product page posts to `?hlidat`: requesting a stock alert, and cancelling all of an
 * address.
 */
export async function stockAlertAction(visit: Visit, id: string | undefined) {
  const { db, now, request, url, locale } = visit;
  const form = await readForm(request);
  if (url.searchParams.get("hlidat") === "zrusit") {
    await cancelStockAlerts(db, String(form.get("id") ?? "").slice(0, 64));
    throw await redirectWithNotice(visit, url.pathname, { tone: "good", key: "unwatched", values: {} });
  }
  const productId = Number(id);
  const isKnown = /^[1-9]\d{0,8}$/.test(id ?? "") && (await findProductAddress(db, locale, productId, now()));
  if (!isKnown) throw data({ elsewhere: null }, { status: 404 });
  const typed = { email: textOf(form, "email"), variant: textOf(form, "variant") };
  const parsed = stockAlertSchema.safeParse(typed);
  if (!parsed.success) {
    const error = emailError(parsed) ?? "ui:forms.email";
    return data({ stockAlert: { ...typed, email: typed.email.slice(0, 254), error } }, { status: 422 });
  }
  await requestStockAlert(db, locale, { ...parsed.data, productId, variantId: parsed.data.variant }, now());
  const { searchParams } = url;
  const selected = { colourId: searchParams.get("barva"), size: searchParams.get("velikost") };
  const page = url.pathname + buildSelectionQuery(selected);
  throw await redirectWithNotice(visit, page, { tone: "good", key: "watching", values: {} });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
