import type { Updateable } from "kysely";
import type { PriceContext } from "~/features/products/price/price";
import { readPriceContext } from "~/features/products/price/repriceProducts.server";
import { refreshOffers } from "~/features/products/refreshOffers.server";
import { lockProduct, type StaffProduct, updateProduct } from "~/features/products/staffProduct.queries.server";
import type { Tables } from "~/platform/database/schema";
import type { World } from "~/platform/process/world.server";

import type { ChangedBy, ChangeKind, ChangeOutcome } from "./catalogChange";
import { recordCatalogChange } from "./catalogChange.queries.server";
import { inCatalogTransaction } from "./catalogTransaction.server";

export type ChangeDeps = Pick<World, "db" | "now">;

export type Decision = { set: Updateable<Tables["product"]> } | { problem: string };

export type ProductChange = {
  kind: ChangeKind;
  /** Describes the changed values as they are shown in the history. */
  describe: (product: StaffProduct, context: PriceContext) => string;
  decide: (product: StaffProduct, context: PriceContext & { now: number }) => Decision;
};

/**
 * Changes one product together with its offers, price log, listings, search and history, or nothing. A change without
 * effect is not recorded.
 */
export async function changeProduct(
  { db, now }: ChangeDeps,
  code: string,
  change: ProductChange,
  by: ChangedBy,
): Promise<ChangeOutcome> {
  return inCatalogTransaction(db, async (tx): Promise<ChangeOutcome> => {
    const product = await lockProduct(tx, code);
    if (!product) return { ok: false, problem: `There is no product ${code}.` };
    const at = now();
    const context = await readPriceContext(tx);
    const decision = change.decide(product, { ...context, now: at });
    if ("problem" in decision) return { ok: false, problem: decision.problem };
    const changed = { ...product, ...decision.set } as StaffProduct;
    const [before, after] = [change.describe(product, context), change.describe(changed, context)];
    if (before === after) return { ok: true, before, after };
    await updateProduct(tx, product.id, decision.set);
    await refreshOffers(tx, [product.id], at);
    await recordCatalogChange(tx, {
      subjectKind: "product",
      subject: product.code,
      kind: change.kind,
      before,
      after,
      at,
      ...by,
    });
    return { ok: true, before, after };
  });
}
