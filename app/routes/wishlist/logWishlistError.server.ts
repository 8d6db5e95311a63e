import type { WishlistOperation } from "~/features/wishlist/WishlistErrorPage";
import type { Visit } from "~/visit/visit.server";

export function logWishlistError({ log, requestId }: Visit, operation: WishlistOperation, error: Error): void {
  log.error({ err: error, requestId, operation }, "the wishlist failed");
}
