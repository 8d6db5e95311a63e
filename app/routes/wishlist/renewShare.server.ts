import { renewShareId } from "~/features/wishlist/wishlist.queries.server";

import { leadBack, type WishVisit } from "./wishVisit.server";

/** Gives the list a new address for sharing; the old one stops leading anywhere. */
export async function renewShare(visit: WishVisit) {
  const isRenewed = await renewShareId(visit.world.db, visit.owner);
  throw await leadBack(visit, {
    notice: isRenewed
      ? { tone: "good", key: "wishRenewed", values: {} }
      : { tone: "alert", key: "wishChangeFailed", values: {} },
  });
}
