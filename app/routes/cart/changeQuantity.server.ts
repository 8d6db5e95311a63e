import { data } from "@remix-run/node";

import { reported } from "~/features/analytics/measured.server";
import { lineChange } from "~/features/analytics/reports";
import { maxQuantity } from "~/features/cart/cart";
import { type Changed, changeLine } from "~/features/cart/changeLine.server";
import { quantityForm } from "~/features/cart/quantity.form";
import type { Notice } from "~/platform/http/notice.server";

import { type CartVisit, cartGone, leadBack, textIn } from "./cartVisit.server";

/** A new number of pieces of a line, 0 to remove it. */
export async function changeQuantity(visit: CartVisit) {
  const { form, owner, world } = visit;
  const parsed = quantityForm.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const typed = textIn(form, "quantity").slice(0, 3);
    return data({ lineId: textIn(form, "line"), field: "quantity" as const, typed }, { status: 422 });
  }
  const changed: Changed = owner ? await changeLine(world.db, owner, parsed.data) : { outcome: "gone" };
  throw await leadBack(visit, { notice: { ...noticeOf(changed), ...reportOf(visit, changed) } });
}

/** A line that wants more than there is comes down to what there is, with one press. */
export async function reduceToStock(visit: CartVisit): Promise<never> {
  const { form, owner, world } = visit;
  const wish = { line: textIn(form, "reduce"), quantity: maxQuantity };
  const changed: Changed = owner ? await changeLine(world.db, owner, wish) : { outcome: "gone" };
  const isSet = changed.outcome === "set" || (changed.outcome === "clamped" && changed.onHand > 0);
  throw await leadBack(visit, { notice: { ...(isSet ? updated : noticeOf(changed)), ...reportOf(visit, changed) } });
}

function reportOf({ request }: CartVisit, changed: Changed) {
  if (changed.outcome === "gone") return {};
  return reported(request, ...lineChange(changed.line, changed.outcome === "removed" ? 0 : changed.quantity));
}

const updated: Notice = { tone: "good", key: "updated", values: {} };

function noticeOf(changed: Changed): Notice {
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
