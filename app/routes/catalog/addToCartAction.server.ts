import { data, redirect } from "@remix-run/node";

import { withEvents } from "~/features/analytics/consentedAnalytics.server";
import { addToCartEvents } from "~/features/analytics/formEvents";
import { addedNotice, addToCart } from "~/features/cart/addToCart.server";
import { maxQuantity } from "~/features/cart/cart";
import { cleanLineMessage } from "~/features/cart/lineMessage";
import type { AddToCartForm } from "~/features/productCard/addToCart.form";
import { buildSelectionQuery, type SelectedOptions, selectVariant } from "~/features/products/product";
import { readVariants } from "~/features/products/variant.queries.server";
import { errorStatus } from "~/platform/database/databaseUnavailable.server";
import { type Notice, noticeCookie } from "~/platform/http/notice.server";

import { readOriginPath, readSubmissionKey } from "~/visit/formOrigin.server";
import { mayFillCart } from "~/visit/newGuest.server";
import { addToCartError, selectionErrors } from "~/visit/selectionErrors.server";
import type { Visit } from "~/visit/visit.server";

import type { FormProduct } from "./requireProduct.server";

/**
 * Handles the add-to-cart form of the product page or of a card. Responds with 303 to the page of the form and a
 * notice, or with 422 and the validation errors.
 */
export async function addToCartAction(visit: Visit, product: FormProduct, form: FormData, typed: AddToCartForm) {
  const { db, now, log, environment, request, requestId, url, locale, t } = visit;
  const productId = product.id;
  const selected: SelectedOptions = { colourId: typed.barva || null, size: typed.velikost || null };
  const quantity = parseQuantity(typed.quantity || "1");
  const note = product.allowsMessage === 1 ? cleanLineMessage(typed.note) : "";
  const formState = {
    selected,
    quantity: (typed.quantity || "1").slice(0, 2),
    message: typed.note.slice(0, 200),
    isMessageLong: note === null,
    isChoiceMissing: false,
  };
  const reject = (messages: string[], why: Partial<typeof formState> = {}, status = 422) =>
    data({ ...formState, ...why, messages }, { status });

  if (note === null) return reject([t("product:message.long")]);
  if (quantity === undefined) return reject([t("catalog:problem.quantity")]);
  const selection = selectVariant(await readVariants(db, locale, productId), selected);
  if (!selection.ok) return reject(selectionErrors(selection, t), { isChoiceMissing: selection.reason !== "sold-out" });
  if (!(await mayFillCart(visit))) return reject([t("shell:notice.tooManyGuests")], {}, 429);
  const { owner, headers } = await visit.ensureCartOwner();
  const input = { productId, variantId: selection.variant.id, quantity, note, ...readSubmissionKey(form) };
  const added = await addToCart(db, owner, input, now()).catch((error: unknown) => {
    log.error({ err: error, requestId }, "nothing was added to the cart");
    return errorStatus(error);
  });
  if (typeof added === "number") return data({ ...formState, messages: [t("cart:failed.add")] }, { status: added });
  if (!added.ok) {
    return reject([addToCartError(added.reason, t)]);
  }
  const values: Notice["values"] = { name: product.name, count: added.onHand };
  const events = withEvents(request, ...addToCartEvents(product, selection.variant, added.added));
  const notice: Notice = { tone: "good", key: addedNotice(added), values, ...events };
  headers.append("Set-Cookie", await noticeCookie(notice, environment));
  throw redirect(readOriginPath(request, form, productId) ?? url.pathname + buildSelectionQuery(selection.variant), {
    status: 303,
    headers,
  });
}

function parseQuantity(typed: string): number | undefined {
  const text = typed.trim();
  if (!/^\d{1,2}$/.test(text)) return undefined;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= maxQuantity ? quantity : undefined;
}
