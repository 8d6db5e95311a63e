import type { Discount } from "./discount";

/** Words a discount; `word` knows the texts of its kinds. */
export function discountName(
  { kind, code, basisPoints }: Pick<Discount, "kind" | "code" | "basisPoints">,
  word: (key: Discount["kind"], values: { code: string; percent: string }) => string,
): string {
  return word(kind, { code, percent: writtenPercent(basisPoints ?? 0) });
}

/** `750` → `7,5`. */
function writtenPercent(basisPoints: number): string {
  return String(basisPoints / 100).replace(".", ",");
}
