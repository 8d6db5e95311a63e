import { data } from "@remix-run/node";

import { cleanLineMessage } from "~/features/cart/lineMessage";
import { writeLineNote } from "~/features/cart/writeLineNote.server";

import { type CartVisit, cartGone, redirectBackOrToCart } from "./cartVisit.server";

/** Changes a line's message. */
export async function writeMessage(visit: CartVisit, { line, note: typed }: { line: string; note: string }) {
  const { owner, db, now } = visit;
  const note = cleanLineMessage(typed);
  if (note === null) {
    return data(
      { lineId: line, field: "note" as const, typed: typed.slice(0, 200), refusedAt: now() },
      { status: 422 },
    );
  }
  const isWritten = owner !== null && (await writeLineNote(db, owner, { line, note }, now()));
  throw await redirectBackOrToCart(visit, {
    notice: isWritten ? { tone: "good", key: "updated", values: {} } : cartGone,
  });
}
