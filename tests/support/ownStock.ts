import { runShopCommand } from "./buy";

/**
 * A variant of product 1016, which only stores have. The sample has no pieces of these variants, so each belongs to one
 * test.
 */
export type OwnVariant = { id: number; sku: string };

export const ownVariants = {
  reserved: { id: 1_016_002, sku: "KA-1016-HNE-40" },
  refused: { id: 1_016_003, sku: "KA-1016-HNE-42" },
  pictured: { id: 1_016_004, sku: "KA-1016-HNE-44" },
} as const satisfies Record<string, OwnVariant>;

/** Adds pieces to a store for one journey, so that purchases of other journeys do not decide whether any are left. */
export async function bringStock(
  shop: Parameters<typeof runShopCommand>[0],
  { sku }: OwnVariant,
  place: string,
  pieces: number,
): Promise<void> {
  await runShopCommand(shop, "stock", sku, place, `+${pieces}`, "--reason", "a journey's own pieces");
}
