import type { AppLoadContext } from "@remix-run/node";

import type { WishlistDeed } from "~/features/wishlist/WishlistFault";
import { worldOf } from "~/platform/process/world.server";

export function logFault(context: AppLoadContext, deed: WishlistDeed, error: Error): void {
  worldOf(context).log.error({ err: error, requestId: context.requestId, deed }, "the wishlist failed");
}
