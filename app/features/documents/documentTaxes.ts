import { taxWithin } from "~/features/money/money";
import type { DocumentLine, DocumentTax } from "./documentContent";

/** VAT by rate, worked out once from the gross sum of a rate (decision 38), the highest rate first. */
export function taxesOf(lines: readonly Pick<DocumentLine, "taxBasisPoints" | "gross">[]): DocumentTax[] {
  const sums = new Map<number, number>();
  for (const { taxBasisPoints, gross } of lines) sums.set(taxBasisPoints, (sums.get(taxBasisPoints) ?? 0) + gross);
  return [...sums]
    .sort(([a], [b]) => b - a)
    .map(([taxBasisPoints, gross]) => {
      const tax = signedTax(gross, taxBasisPoints);
      return { taxBasisPoints, gross, tax, net: gross - tax };
    });
}

/** A credit note's VAT mirrors that of the same sum on an invoice, also where it is rounded. */
function signedTax(gross: number, taxBasisPoints: number): number {
  return gross < 0 ? -taxWithin(-gross, taxBasisPoints) : taxWithin(gross, taxBasisPoints);
}
