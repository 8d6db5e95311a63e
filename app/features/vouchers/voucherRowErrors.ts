import type { VoucherKind } from "./voucherKinds";
import type { VoucherRow } from "./voucherRow";

/** What the rows of vouchers may name, and the kinds of the vouchers that the shop has. */
export type VoucherContext = {
  products: ReadonlySet<number>;
  categories: ReadonlySet<number>;
  /** The kind of each voucher, by its code. */
  kinds: ReadonlyMap<string, VoucherKind>;
};

/** Why a row cannot be imported: unknown references, or a code that belongs to another kind. Empty when it can. */
export function voucherErrors({ code, kind, product, category }: VoucherRow, context: VoucherContext): string[] {
  const known = context.kinds.get(code);
  return [
    ...(product === undefined || context.products.has(product) ? [] : [`product names ${product}, which is unknown`]),
    ...(category === undefined || context.categories.has(category)
      ? []
      : [`category names ${category}, which is unknown`]),
    ...(known === undefined || known === kind ? [] : [`code ${code} is a voucher of the kind ${known} already`]),
  ];
}
