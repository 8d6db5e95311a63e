import type { VoucherKind } from "./voucherKinds";
import type { VoucherRow } from "./voucherRow";

/** The records that voucher rows may refer to, and the kinds of the shop's vouchers. */
export type VoucherContext = {
  products: ReadonlySet<number>;
  categories: ReadonlySet<number>;
  /** The kind of each voucher, keyed by code. */
  kinds: ReadonlyMap<string, VoucherKind>;
};

/** Returns why a row cannot be imported: unknown references, or a code of another kind. Is empty when it can be. */
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
