import { data } from "@remix-run/node";

import { hasNoNotes, moveGuestWishlist } from "~/features/wishlist/guestWishlist.queries.server";
import { writeNote as storeNote } from "~/features/wishlist/wish.queries.server";
import { longestNote } from "~/features/wishlist/wishlist";
import { renewWishTempId } from "~/features/wishlist/wishTempId.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { plainLines } from "~/platform/text/plainText";

import { leadBack, productIdIn, type WishVisit } from "./wishVisit.server";

/** Keeps the owner's words about a product. Too many are refused and come back as they were typed. */
export async function writeNote(visit: WishVisit) {
  const { world, locale, form } = visit;
  const productId = productIdIn(form, "note");
  const typed = String(form.get("text") ?? "");
  const note = plainLines(typed);
  if (productId && note.length > longestNote) {
    const messages = [translatorFor(locale)("ui:forms.longest", { length: longestNote })];
    return data(
      { productId, field: "note" as const, messages, typed: typed.slice(0, 5_000), picked: null },
      { status: 422 },
    );
  }
  const renewed = productId !== null && note !== "" ? await renewBeforeFirstNote(visit) : null;
  const noted = renewed ?? visit;
  const isKept = productId !== null && (await storeNote(world.db, noted.owner, productId, note));
  const notice = isKept
    ? ({ tone: "good", key: "wishNoted" } as const)
    : ({ tone: "alert", key: "wishChangeFailed" } as const);
  throw await leadBack(noted, { notice: { ...notice, values: {} }, productId });
}

/** Before a guest's list holds the first words of its owner, it goes on under an id that nobody else can know. */
async function renewBeforeFirstNote(visit: WishVisit): Promise<WishVisit | null> {
  const { world, owner } = visit;
  if (!("tempId" in owner) || !(await hasNoNotes(world.db, owner.tempId))) return null;
  const tempId = await moveGuestWishlist(world.db, owner.tempId);
  return tempId === null
    ? null
    : { ...visit, owner: { tempId }, setCookie: renewWishTempId(tempId, world.environment) };
}
