import { type AppLoadContext, data, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { findCartOwner, keepCartOwner } from "~/features/cart/cartOwner.server";
import { type Changed, changeLine } from "~/features/cart/changeLine.server";
import { quantityForm } from "~/features/cart/quantity.form";
import { localeOfPath } from "~/platform/locale";
import { leaveNotice, type Notice } from "~/platform/notice.server";
import { safePath } from "~/platform/safePath";
import { worldOf } from "~/platform/world.server";

/** Takes a line's form: a new number of pieces, 0 to remove it. Answers 303 to the cart, or to the path that the form
 * asks to come back to, or 422. */
export async function changeCart(request: Request, typed: FormData, context: AppLoadContext) {
  const world = worldOf(context);
  const locale = localeOfPath(new URL(request.url).pathname);
  const form = Object.fromEntries(typed);
  const parsed = quantityForm.safeParse(form);
  if (!parsed.success) {
    return data(
      { lineId: String(form.line ?? ""), quantity: String(form.quantity ?? "").slice(0, 3) },
      { status: 422 },
    );
  }
  const owner = await findCartOwner(request, context);
  const changed: Changed = owner ? await changeLine(world.db, owner, parsed.data) : { outcome: "gone" };
  const headers = owner ? (await keepCartOwner(request, context)).headers : new Headers();
  headers.append("Set-Cookie", await leaveNotice(noticeOf(changed), world.environment));
  throw redirect(safePath(form.redirect) ?? addressOf("cart", locale), { status: 303, headers });
}

function noticeOf(changed: Changed): Notice {
  if (changed.outcome === "gone") return { tone: "alert", key: "cartGone", values: {} };
  if (changed.outcome === "removed") return { tone: "good", key: "removed", values: { name: changed.name } };
  if (changed.outcome === "clamped") {
    return { tone: "alert", key: "clamped", values: { name: changed.name, count: changed.onHand } };
  }
  return { tone: "good", key: "updated", values: {} };
}
