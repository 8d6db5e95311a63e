import { type AppLoadContext, data, redirect } from "@remix-run/node";

import { withEvents } from "~/features/analytics/consentedAnalytics.server";
import { addToCartEvents } from "~/features/analytics/formEvents";
import { addedNotice, addToCart } from "~/features/cart/addToCart.server";
import { maxQuantity } from "~/features/cart/cart";
import { ensureCartOwner } from "~/features/cart/guest/cartOwner.server";
import { cleanLineMessage } from "~/features/cart/lineMessage";
import { buildSelectionQuery, type SelectedOptions, selectVariant } from "~/features/products/product";
import { findProductAddress } from "~/features/products/product.queries.server";
import { readVariants } from "~/features/products/variant.queries.server";
import { errorStatus } from "~/platform/database/databaseUnavailable.server";
import { type Notice, noticeCookie } from "~/platform/http/notice.server";
import { readForm } from "~/platform/http/readForm.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { localeOfPath } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

import { readOriginPath, readSubmissionKey } from "~/visit/formOrigin.server";
import { addToCartError, selectionErrors } from "~/visit/selectionErrors.server";

/**
 * Handles the add-to-cart form of the product page or of a card. Responds with 303 to the page of the form and a
 * notice, or with 422 and the validation errors.
 */
export async function addToCartAction(request: Request, id: string | undefined, context: AppLoadContext) {
  const world = worldOf(context);
  const { pathname } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const productId = Number(id);
  const isId = /^[1-9]\d{0,8}$/.test(id ?? "");
  const product = isId ? await findProductAddress(world.db, locale, productId, world.now()) : undefined;
  if (!product) throw data({ elsewhere: null }, { status: 404 });
  const form = await readForm(request);
  const selected: SelectedOptions = { colourId: textOf(form, "barva"), size: textOf(form, "velikost") };
  const quantity = parseQuantity(form);
  const typedQuantity = textOf(form, "quantity")?.slice(0, 2) ?? "1";
  const typedNote = textOf(form, "note") ?? "";
  const note = product.allowsMessage === 1 ? cleanLineMessage(typedNote) : "";
  const formState = {
    selected,
    quantity: typedQuantity,
    message: typedNote.slice(0, 200),
    isMessageLong: note === null,
  };
  const reject = (messages: string[]) => data({ ...formState, messages }, { status: 422 });
  const t = translatorFor(locale);

  if (note === null) return reject([t("product:message.long")]);
  if (quantity === undefined) return reject([t("catalog:problem.quantity")]);
  const selection = selectVariant(await readVariants(world.db, locale, productId), selected);
  if (!selection.ok) return reject(selectionErrors(selection, locale));
  const { owner, headers } = await ensureCartOwner(request, context);
  const input = { productId, variantId: selection.variant.id, quantity, note, ...readSubmissionKey(form) };
  const added = await addToCart(world.db, owner, input, world.now()).catch((error: unknown) => {
    world.log.error({ err: error, requestId: context.requestId }, "nothing was added to the cart");
    return errorStatus(error);
  });
  if (typeof added === "number") return data({ ...formState, messages: [t("cart:failed.add")] }, { status: added });
  if (!added.ok) {
    return reject([addToCartError(added.reason, locale)]);
  }
  const values: Notice["values"] = { name: product.name, count: added.onHand };
  const events = withEvents(request, ...addToCartEvents(product, selection.variant, added.added));
  const notice: Notice = { tone: "good", key: addedNotice(added), values, ...events };
  headers.append("Set-Cookie", await noticeCookie(notice, world.environment));
  throw redirect(readOriginPath(request, form, productId) ?? pathname + buildSelectionQuery(selection.variant), {
    status: 303,
    headers,
  });
}

function parseQuantity(form: FormData): number | undefined {
  const text = textOf(form, "quantity")?.trim() ?? "1";
  if (!/^\d{1,2}$/.test(text)) return undefined;
  const quantity = Number(text);
  return quantity >= 1 && quantity <= maxQuantity ? quantity : undefined;
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" && value !== "" ? value : null;
}
