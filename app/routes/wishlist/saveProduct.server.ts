import { data } from "@remix-run/node";

import { reported } from "~/features/analytics/measured.server";
import { wish } from "~/features/analytics/reports";
import { addToWishlist } from "~/features/wishlist/addToWishlist.server";
import { removeWish } from "~/features/wishlist/wish.queries.server";

import { leaveNotice, type Notice } from "~/platform/http/notice.server";

import { isFromScript } from "~/visit/formOrigin.server";
import { leadBack, productIdIn, type WishVisit } from "./wishVisit.server";

/** An empty heart was pressed. A script keeps the visitor where they are: the heart itself tells that it is done. */
export async function saveProduct(visit: WishVisit) {
  const { world, owner, locale } = visit;
  const productId = productIdIn(visit.form, "add");
  const saved = productId
    ? await addToWishlist(world.db, owner, { productId, locale }, world.now())
    : ({ ok: false, reason: "unknown" } as const);
  if (!saved.ok) {
    const key = saved.reason === "full" ? "wishFull" : "wishAddFailed";
    throw await leadBack(visit, { notice: { tone: "alert", key, values: {} } });
  }
  const measured = reported(visit.request, wish({ id: productId ?? 0, ...saved }));
  if (isFromScript(visit.request)) return quietAnswer(visit, measured);
  throw await leadBack(visit, {
    notice: { tone: "good", key: "wishAdded", values: { name: saved.name }, ...measured },
    productId,
  });
}

/** A full heart was pressed, or Remove on the wishlist. */
export async function removeProduct(visit: WishVisit) {
  const { world, owner } = visit;
  const productId = productIdIn(visit.form, "remove");
  if (!productId) throw await leadBack(visit, { notice: { tone: "alert", key: "wishRemoveFailed", values: {} } });
  await removeWish(world.db, owner, productId);
  if (isFromScript(visit.request)) return quietAnswer(visit, {});
  throw await leadBack(visit, { notice: { tone: "good", key: "wishRemoved", values: {} }, productId });
}

/** For a script. What is to be measured comes by a notice without words. */
async function quietAnswer({ setCookie, world }: WishVisit, measured: Pick<Notice, "reports">) {
  const headers = new Headers(setCookie ? { "Set-Cookie": setCookie } : {});
  const notice: Notice = { tone: "good", key: "", values: {}, ...measured };
  if (measured.reports) headers.append("Set-Cookie", await leaveNotice(notice, world.environment));
  return data(null, { headers });
}
