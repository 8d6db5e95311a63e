import { reported } from "~/features/analytics/measured.server";
import { addition } from "~/features/analytics/reports";
import { maxLines } from "~/features/cart/cart";
import { keepCartOwner } from "~/features/cart/guest/cartOwner.server";
import { removedLine } from "~/features/cart/removedLine.form";
import { restoreLine } from "~/features/cart/restoreLine.server";

import { type CartVisit, leadBack, textIn } from "./cartVisit.server";

/** Brings a removed line back as it was. The guest's cart may have ended meanwhile; then it begins anew. */
export async function undoRemoval(visit: CartVisit): Promise<never> {
  const { request, context, world } = visit;
  const removed = removedLine(textIn(visit.form, "restore"));
  const { owner } = await keepCartOwner(request, context);
  const restored = removed
    ? await restoreLine(world.db, owner, removed, world.now())
    : ({ ok: false, reason: "gone" } as const);
  const product = { id: removed?.productId ?? 0, name: restored.ok ? restored.name : "" };
  const measured = reported(request, ...(restored.ok ? addition(product, restored.variant, restored.quantity) : []));
  throw await leadBack(
    { ...visit, owner },
    {
      notice: restored.ok
        ? { tone: "good", key: "restored", values: { name: restored.name }, ...measured }
        : { tone: "alert", key: restored.reason === "full" ? "cartFull" : "notRestored", values: { most: maxLines } },
    },
  );
}
