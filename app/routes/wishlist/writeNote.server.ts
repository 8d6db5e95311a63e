import { data } from "@remix-run/node";

import { writeNote as storeNote } from "~/features/wishlist/wish.queries.server";
import { longestNote } from "~/features/wishlist/wishlist";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { plainLines } from "~/platform/plainText";

import { leadBack, productIdIn, type WishVisit } from "./wishVisit.server";

/** Keeps the owner's words about a product. Too many are refused and come back as they were typed. */
export async function writeNote(visit: WishVisit) {
  const { world, owner, locale, form } = visit;
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
  const isKept = productId !== null && (await storeNote(world.db, owner, productId, note));
  const notice = isKept
    ? ({ tone: "good", key: "wishNoted" } as const)
    : ({ tone: "alert", key: "wishChangeFailed" } as const);
  throw await leadBack(visit, { notice: { ...notice, values: {} }, productId });
}
