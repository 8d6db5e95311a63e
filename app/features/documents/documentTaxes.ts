import { taxWithin } from "~/features/money/money";
import type { DocumentLine, DocumentTax } from "./documentContent";

/** Returns VAT by rate, the highest rate first. It is calculated once from the gross sum of each rate (decision 38). */
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

/** Returns the VAT of a sum. A credit note's VAT mirrors that of the same sum on an invoice, including its rounding. */
function signedTax(gross: number, taxBasisPoints: number): number {
  return gross < 0 ? -taxWithin(-gross, taxBasisPoints) : taxWithin(gross, taxBasisPoints);
}
