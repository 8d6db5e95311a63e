import { data } from "@remix-run/node";

import { cleanLineMessage } from "~/features/cart/lineMessage";
import { writeLineNote } from "~/features/cart/writeLineNote.server";

import { type CartVisit, cartGone, redirectBackOrToCart, textIn } from "./cartVisit.server";

/** Changes a line's message. */
export async function writeMessage(visit: CartVisit) {
  const { form, owner, db, now } = visit;
  const [line, typed] = [textIn(form, "line"), textIn(form, "note")];
  const note = cleanLineMessage(typed);
  if (note === null) {
    return data({ lineId: line, field: "note" as const, typed: typed.slice(0, 200) }, { status: 422 });
  }
  const isWritten = owner !== null && (await writeLineNote(db, owner, { line, note }, now()));
  throw await redirectBackOrToCart(visit, {
    notice: isWritten ? { tone: "good", key: "updated", values: {} } : cartGone,
  });
}
