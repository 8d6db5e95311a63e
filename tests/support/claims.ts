import { submitClaim } from "~/features/warrantyClaims/submitClaim.server";
import type { ClaimRequest, WarrantyClaim } from "~/features/warrantyClaims/warrantyClaim";
import { newId } from "~/platform/database/ids.server";
import type { World } from "~/platform/process/world.server";
import { deliverOrder, placedOrder } from "./placedOrder";
import { stockJacket } from "./products";

/** Places and delivers an order with two lines of jackets, of two pieces and of one. */
export async function deliveredOrder(world: World, given: Parameters<typeof placedOrder>[1] = {}) {
  for (const id of [1001, 1002]) await stockJacket(world.db, { id });
  const cartItems = [
    { productId: 1001, variantId: 1_001_001, quantity: 2 },
    { productId: 1002, variantId: 1_002_001, quantity: 1 },
  ];
  const order = await placedOrder(world, { cartItems, ...given });
  await deliverOrder(world, order.id);
  return order;
}

/** Returns Eva's claim of one piece of the first line. */
export function evasClaim(orderId: string, given: Partial<ClaimRequest> = {}): ClaimRequest {
  return {
    orderId,
    locale: "cs",
    lines: [{ linePosition: 1, quantity: 1 }],
    defect: "Prasklý šev",
    since: "týden",
    remedy: "repair",
    email: "eva@seznam.cz",
    phone: "+420601123456",
    ...given,
  };
}

export async function claimGoods(
  world: World,
  orderId: string,
  {
    photoIds = [],
    submissionHash = newId(),
    ...given
  }: Partial<ClaimRequest> & { photoIds?: string[]; submissionHash?: string } = {},
): Promise<WarrantyClaim> {
  const made = await submitClaim(world, { request: evasClaim(orderId, given), submissionHash, photoIds });
  if (!made.ok) throw new Error(made.reason);
  return made.claim;
}
