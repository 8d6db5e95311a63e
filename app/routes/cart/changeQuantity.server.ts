import { data } from "@remix-run/node";

import { withEvents } from "~/features/analytics/consentedAnalytics.server";
import { lineChangeEvents } from "~/features/analytics/formEvents";
import { maxQuantity } from "~/features/cart/cart";
import { type ChangeLineResult, changeLine } from "~/features/cart/changeLine.server";
import { quantityForm } from "~/features/cart/quantity.form";
import type { Notice } from "~/platform/http/notice.server";

import { type CartVisit, cartGone, redirectBackOrToCart, textIn } from "./cartVisit.server";

/** Sets a line's quantity; 0 removes it. */
export async function changeQuantity(visit: CartVisit) {
  const { form, owner, db } = visit;
  const parsed = quantityForm.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const typed = textIn(form, "quantity").slice(0, 3);
    return data({ lineId: textIn(form, "line"), field: "quantity" as const, typed }, { status: 422 });
  }
  const changed: ChangeLineResult = owner ? await changeLine(db, owner, parsed.data) : { outcome: "gone" };
  throw await redirectBackOrToCart(visit, { notice: { ...noticeOf(changed), ...reportOf(visit, changed) } });
}

/** Reduces a line's quantity to what is in stock. */
export async function reduceToStock(visit: CartVisit): Promise<never> {
  const { form, owner, db } = visit;
  const input = { line: textIn(form, "reduce"), quantity: maxQuantity };
  const changed: ChangeLineResult = owner ? await changeLine(db, owner, input) : { outcome: "gone" };
  const isSet = changed.outcome === "set" || (changed.outcome === "clamped" && changed.onHand > 0);
  throw await redirectBackOrToCart(visit, {
    notice: { ...(isSet ? updated : noticeOf(changed)), ...reportOf(visit, changed) },
  });
}

function reportOf({ request }: CartVisit, changed: ChangeLineResult) {
  if (changed.outcome === "gone") return {};
  return withEvents(request, ...lineChangeEvents(changed.line, changed.outcome === "removed" ? 0 : changed.quantity));
}

const updated: Notice = { tone: "good", key: "updated", values: {} };

function noticeOf(changed: ChangeLineResult): Notice {
  if (changed.outcome === "gone") return cartGone;
  if (changed.outcome === "removed") {
    const undo = JSON.stringify(changed.removed);
    return { tone: "good", key: "removed", values: { name: changed.name, undo } };
  }
  if (changed.outcome === "clamped") {
    return { tone: "alert", key: "clamped", values: { name: changed.name, count: changed.onHand } };
  }
  return updated;
}
