import { type AppLoadContext, data, redirect } from "@remix-run/node";

import { reported } from "~/features/analytics/measured.server";
import { addition } from "~/features/analytics/reports";
import { addToCart } from "~/features/cart/addToCart.server";
import { maxQuantity } from "~/features/cart/cart";
import { keepCartOwner } from "~/features/cart/guest/cartOwner.server";
import { lineMessage } from "~/features/cart/lineMessage";
import { choiceQuery, type Picked, pickVariant } from "~/features/products/product";
import { findProductAddress } from "~/features/products/product.queries.server";
import { readVariants } from "~/features/products/variant.queries.server";
import { faultStatus } from "~/platform/database/databaseAway.server";
import { leaveNotice, type Notice } from "~/platform/http/notice.server";
import { readForm } from "~/platform/http/readForm.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { localeOfPath } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

import { backTo, pressOf } from "~/visit/formOrigin.server";
import { notAdded, pickComplaints } from "~/visit/selectionErrors.server";

/**
 * Takes the form of a product's page or of its card. Answers 303 to the page that the form stood on with a notice, or
 * 422 with what is missing.
 */
export async function addWish(request: Request, id: string | undefined, context: AppLoadContext) {
  const world = worldOf(context);
  const { pathname } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const productId = Number(id);
  const isId = /^[1-9]\d{0,8}$/.test(id ?? "");
  const product = isId ? await findProductAddress(world.db, locale, productId, world.now()) : undefined;
  if (!product) throw data({ elsewhere: null }, { status: 404 });
  const form = await readForm(request);
  const picked: Picked = { colourId: textOf(form, "barva"), size: textOf(form, "velikost") };
  const quantity = quantityOf(form);
  const written = textOf(form, "quantity")?.slice(0, 2) ?? "1";
  const typed = textOf(form, "note") ?? "";
  const note = product.allowsMessage === 1 ? lineMessage(typed) : "";
  const kept = { picked, quantity: written, message: typed.slice(0, 200), isMessageLong: note === null };
  const refuse = (messages: string[]) => data({ ...kept, messages }, { status: 422 });
  const t = translatorFor(locale);

  if (note === null) return refuse([t("product:message.long")]);
  if (quantity === undefined) return refuse([t("catalog:problem.quantity")]);
  const pick = pickVariant(await readVariants(world.db, locale, productId), picked);
  if (!pick.ok) return refuse(pickComplaints(pick, locale));
  const { owner, headers } = await keepCartOwner(request, context);
  const wish = { productId, variantId: pick.variant.id, quantity, note, ...pressOf(request) };
  const added = await addToCart(world.db, owner, wish, world.now()).catch((error: unknown) => {
    world.log.error({ err: error, requestId: context.requestId }, "nothing was added to the cart");
    return faultStatus(error);
  });
  if (typeof added === "number") return data({ ...kept, messages: [t("cart:failed.add")] }, { status: added });
  if (!added.ok) {
    return refuse([notAdded(added.reason, locale)]);
  }
  const values: Notice["values"] = { name: product.name, count: added.onHand };
  const measured = reported(request, ...addition(product, pick.variant, added.added));
  const notice: Notice = { tone: "good", key: added.isClamped ? "clamped" : "added", values, ...measured };
  headers.append("Set-Cookie", await leaveNotice(notice, world.environment));
  throw redirect(backTo(request, form, productId) ?? pathname + choiceQuery(pick.variant), { status: 303, headers });
}

function quantityOf(form: FormData): number | undefined {
  const written = textOf(form, "quantity")?.trim() ?? "1";
  if (!/^\d{1,2}$/.test(written)) return undefined;
  const quantity = Number(written);
  return quantity >= 1 && quantity <= maxQuantity ? quantity : undefined;
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === "string" && value !== "" ? value : null;
}
