import { data } from "@remix-run/node";

import { hasNoNotes, moveGuestWishlist } from "~/features/wishlist/guestWishlist.queries.server";
import { maxNoteLength } from "~/features/wishlist/wishlist";
import type { WishlistIntentForms } from "~/features/wishlist/wishlist.form";
import { renewWishlistCookie } from "~/features/wishlist/wishlistCookie.server";
import { saveItemNote } from "~/features/wishlist/wishlistItem.queries.server";
import { plainLines } from "~/platform/text/plainText";

import { mayBeNewGuest } from "~/visit/newGuest.server";
import { redirectBackOrToWishlist, type WishlistVisit } from "./wishlistVisit.server";

type NoteForm = Extract<WishlistIntentForms, { intent: "write-note" }>;

/** Saves the owner's note about a product. A note that is too long is rejected and shown again as typed. */
export async function writeNote(visit: WishlistVisit, { product: productId, note: typed }: NoteForm) {
  const { db, now, t } = visit;
  const note = plainLines(typed);
  if (productId && note.length > maxNoteLength) {
    const messages = [t("ui:forms.longest", { length: maxNoteLength })];
    return data(
      { productId, field: "note" as const, messages, typed: typed.slice(0, 5_000), selected: null, refusedAt: now() },
      { status: 422 },
    );
  }
  const renewed = productId !== null && note !== "" ? await renewBeforeFirstNote(visit) : null;
  const noted = renewed ?? visit;
  const isKept = productId !== null && (await saveItemNote(db, noted.owner, productId, note));
  const notice = isKept
    ? ({ tone: "good", key: "wishlistNoted" } as const)
    : ({ tone: "alert", key: "wishlistChangeFailed" } as const);
  throw await redirectBackOrToWishlist(noted, { notice: { ...notice, values: {} }, productId });
}

/** Moves a guest's list to a new secret id before it gets its first note. */
async function renewBeforeFirstNote(visit: WishlistVisit): Promise<WishlistVisit | null> {
  const { db, environment, owner } = visit;
  if (!("tempId" in owner) || !(await hasNoNotes(db, owner.tempId))) return null;
  // The copy that stays behind is one more list.
  if (!(await mayBeNewGuest(visit, "wishlist.tempId"))) {
    throw await redirectBackOrToWishlist(visit, { notice: { tone: "alert", key: "tooManyGuests", values: {} } });
  }
  const tempId = await moveGuestWishlist(db, owner.tempId);
  return tempId === null ? null : { ...visit, owner: { tempId }, setCookie: renewWishlistCookie(tempId, environment) };
}
