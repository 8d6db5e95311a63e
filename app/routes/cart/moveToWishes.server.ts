import { reported } from "~/features/analytics/measured.server";
import { lineChange, wish } from "~/features/analytics/reports";
import { type SavedForLater, saveForLater } from "~/features/cart/saveForLater.server";
import { readVisit } from "~/features/customers/session/session.server";
import { keepWishTempId } from "~/features/wishlist/wishTempId.server";

import { type CartVisit, cartGone, leadBack, textIn } from "./cartVisit.server";

/** A line leaves the cart for the wishlist. */
export async function moveToWishes(visit: CartVisit): Promise<never> {
  const { request, context, world, owner, form } = visit;
  const { signedIn } = await readVisit(request, context);
  const guest = signedIn ? null : keepWishTempId(request, world.environment);
  const wisher = guest ? { tempId: guest.tempId } : { userId: signedIn?.customer.id ?? "" };
  const saved: SavedForLater = owner
    ? await saveForLater(world.db, owner, wisher, textIn(form, "later"), world.now())
    : { ok: false, reason: "gone" };
  const cookies = saved.ok && guest ? [guest.setCookie] : [];
  if (saved.ok) {
    const { line, name } = saved;
    const measured = reported(
      request,
      ...lineChange(line, 0),
      wish({ id: line.productId, name, priceMinor: line.unitMinor }),
    );
    throw await leadBack(visit, { notice: { tone: "good", key: "wishAdded", values: { name }, ...measured }, cookies });
  }
  const notice = saved.reason === "full" ? ({ tone: "alert", key: "wishFull", values: {} } as const) : cartGone;
  throw await leadBack(visit, { notice });
}
