import type { Discount } from "./discount";

/** The name of a discount; `word` translates its kind. */
export function discountName(
  { kind, code, basisPoints }: Pick<Discount, "kind" | "code" | "basisPoints">,
  word: (key: Discount["kind"], values: { code: string; percent: string }) => string,
): string {
  return word(kind, { code, percent: formatPercent(basisPoints ?? 0) });
}

/** `750` → `7,5`. */
function formatPercent(basisPoints: number): string {
  return String(basisPoints / 100).replace(".", ",");
}
