import { withEvents } from "~/features/analytics/consentedAnalytics.server";
import { addToCartEvents } from "~/features/analytics/formEvents";
import { maxLines } from "~/features/cart/cart";
import { parseRemovedLine } from "~/features/cart/removedLine.form";
import { restoreLine } from "~/features/cart/restoreLine.server";

import { mayFillCart } from "~/visit/newGuest.server";
import { type CartVisit, redirectBackOrToCart } from "./cartVisit.server";

/** Restores a removed line. If the guest's cart no longer exists, a new one is created. */
export async function undoRemoval(visit: CartVisit, removedLine: string): Promise<never> {
  const { request, db, now } = visit;
  const removed = parseRemovedLine(removedLine);
  if (!(await mayFillCart(visit))) {
    throw await redirectBackOrToCart(visit, { notice: { tone: "alert", key: "tooManyGuests", values: {} } });
  }
  const { owner } = await visit.ensureCartOwner();
  const restored = removed ? await restoreLine(db, owner, removed, now()) : ({ ok: false, reason: "gone" } as const);
  const product = { id: removed?.productId ?? 0, name: restored.ok ? restored.name : "" };
  const events = withEvents(
    request,
    ...(restored.ok ? addToCartEvents(product, restored.variant, restored.quantity) : []),
  );
  throw await redirectBackOrToCart(
    { ...visit, owner },
    {
      notice: restored.ok
        ? { tone: "good", key: "restored", values: { name: restored.name }, ...events }
        : { tone: "alert", key: restored.reason === "full" ? "cartFull" : "notRestored", values: { most: maxLines } },
    },
  );
}
