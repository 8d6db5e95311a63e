import { data } from "@remix-run/node";

import { withEvents } from "~/features/analytics/consentedAnalytics.server";
import { lineChangeEvents } from "~/features/analytics/formEvents";
import { maxQuantity } from "~/features/cart/cart";
import { quantityForm } from "~/features/cart/cart.form";
import { type ChangeLineResult, changeLine, type LineChange } from "~/features/cart/changeLine.server";
import type { Notice } from "~/platform/http/notice.server";

import { type CartVisit, cartGone, redirectBackOrToCart } from "./cartVisit.server";

/** Sets a line's quantity; 0 removes it. */
export async function changeQuantity(visit: CartVisit, typed: { line: string; quantity: string }) {
  const parsed = quantityForm.safeParse(typed);
  if (!parsed.success) {
    const shown = typed.quantity.slice(0, 3);
    return data({ lineId: typed.line, field: "quantity" as const, typed: shown }, { status: 422 });
  }
  return setQuantity(visit, parsed.data);
}

export async function removeFromCart(visit: CartVisit, line: string): Promise<never> {
  return setQuantity(visit, { line, quantity: 0 });
}

/** Increases or decreases a line's quantity by one; the last piece stays. */
export async function stepQuantity(visit: CartVisit, line: string, step: 1 | -1): Promise<never> {
  return setQuantity(visit, { line, step });
}

async function setQuantity(visit: CartVisit, input: LineChange): Promise<never> {
  const { owner, db } = visit;
  const changed: ChangeLineResult = owner ? await changeLine(db, owner, input) : { outcome: "gone" };
  throw await redirectBackOrToCart(visit, { notice: { ...noticeOf(changed), ...reportOf(visit, changed) } });
}

/** Reduces a line's quantity to what is in stock. */
export async function reduceToStock(visit: CartVisit, line: string): Promise<never> {
  const { owner, db } = visit;
  const input = { line, quantity: maxQuantity };
  const changed: ChangeLineResult = owner ? await changeLine(db, owner, input) : { outcome: "gone" };
  const isSet = changed.outcome === "set" || (changed.outcome === "clamped" && changed.onHand > 0);
  throw await redirectBackOrToCart(visit, {
    notice: { ...(isSet ? updated : noticeOf(changed)), ...reportOf(visit, changed) },
  });
}

function reportOf({ request }: CartVisit, changed: ChangeLineResult) {
  if (changed.outcome === "gone") return {};
  return withEvents(request, ...lineChangeEvents(changed.line, "quantity" in changed ? changed.quantity : 0));
}

const updated: Notice = { tone: "good", key: "updated", values: {} };

function noticeOf(changed: ChangeLineResult): Notice {
  if (changed.outcome === "gone") return cartGone;
  if (changed.outcome === "removed") {
    const undo = JSON.stringify(changed.removed);
    return { tone: "good", key: "removed", values: { name: changed.name, undo } };
  }
  if (changed.outcome === "removed-gift") return { tone: "good", key: "removed", values: { name: changed.name } };
  if (changed.outcome === "clamped") {
    return { tone: "alert", key: "clamped", values: { name: changed.name, count: changed.onHand } };
  }
  return updated;
}
