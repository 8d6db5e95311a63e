import { formatPercent } from "~/features/money/money";

import type { Discount } from "./discount";

/** Returns the name of a discount; `word` translates its kind. */
export function discountName(
  { kind, code, basisPoints }: Pick<Discount, "kind" | "code" | "basisPoints">,
  word: (key: Discount["kind"], values: { code: string; percent: string }) => string,
): string {
  return word(kind, { code, percent: formatPercent(basisPoints ?? 0) });
}
