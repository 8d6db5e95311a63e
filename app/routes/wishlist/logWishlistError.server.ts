import type { AppLoadContext } from "@remix-run/node";

import type { WishlistOperation } from "~/features/wishlist/WishlistErrorPage";
import { worldOf } from "~/platform/process/world.server";

export function logWishlistError(context: AppLoadContext, operation: WishlistOperation, error: Error): void {
  worldOf(context).log.error({ err: error, requestId: context.requestId, operation }, "the wishlist failed");
}
