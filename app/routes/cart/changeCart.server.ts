import { data, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { changeLine } from "~/features/cart/changeLine.server";
import { quantityForm } from "~/features/cart/quantity.form";
import { keepTempId, readTempId } from "~/features/cart/tempId.server";
import { localeOfPath } from "~/platform/locale";
import { leaveNotice, type Notice } from "~/platform/notice.server";
import { readForm } from "~/platform/readForm.server";
import { safePath } from "~/platform/safePath";
import type { World } from "~/platform/world.server";

/** Takes a line's form: a new number of pieces, 0 to remove it. Answers 303 to the cart, or to the path that the form
 * asks to come back to, or 422. */
export async function changeCart(request: Request, world: World) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const form = Object.fromEntries(await readForm(request));
  const parsed = quantityForm.safeParse(form);
  if (!parsed.success) {
    return data(
      { lineId: String(form.line ?? ""), quantity: String(form.quantity ?? "").slice(0, 3) },
      { status: 422 },
    );
  }
  const tempId = readTempId(request);
  const owner = { tempId: tempId ?? "", locale };
  const changed = await changeLine(world.db, owner, parsed.data);
  const headers = new Headers({ "Set-Cookie": await leaveNotice(noticeOf(changed), world.environment) });
  if (tempId) headers.append("Set-Cookie", keepTempId(request, world.environment).setCookie);
  throw redirect(safePath(form.redirect) ?? addressOf("cart", locale), { status: 303, headers });
}

function noticeOf(changed: Awaited<ReturnType<typeof changeLine>>): Notice {
  if (changed.outcome === "gone") return { tone: "alert", key: "cartGone", values: {} };
  if (changed.outcome === "removed") return { tone: "good", key: "removed", values: { name: changed.name } };
  if (changed.outcome === "clamped") {
    return { tone: "alert", key: "clamped", values: { name: changed.name, count: changed.onHand } };
  }
  return { tone: "good", key: "updated", values: {} };
}
