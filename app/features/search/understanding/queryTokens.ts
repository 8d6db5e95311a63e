import { fold } from "../index/fold";
import { stem } from "../index/stem";

/** A word or number of a query: as typed, folded, and its stems in both languages. */
export type QueryToken = { typed: string; folded: string; cs: string; sk: string; stems: readonly string[] };

/** Further words are ignored. */
const maxTokens = 14;
/** Numbers may have decimals, as sizes of gloves do. */
const words = /\d+[.,]\d{1,2}(?![\p{L}\p{N}])|[\p{L}\p{N}]+|€/gu;
const amountWithUnit = /^(\d+)(kc|czk|eur|e|euro|tis|k)$/;

/** Half sizes as people write them: `8½`, `8 1/2`, `8 a půl`. */
const halves = /(\d)(?:\s*½|\s+1\s*\/\s*2|\s+a\s+p[uů]l|\s+a\s+pol)(?![\p{L}\p{N}])/giu;

/** `100-150` is read as a range, not as the number `100 150`. */
const ranges = /(?<![\p{L}\d-])(\d+)\s*[-–]\s*(?=\d+(?![\p{L}\d-]))/gu;

export function tokensOf(query: string): QueryToken[] {
  const spelled = query.replace(halves, "$1,5").replace(ranges, "$1 až ");
  return (spelled.match(words) ?? []).flatMap(splitAmount).slice(0, maxTokens).map(tokenOf);
}

/** Splits `5000Kč` into the number and its unit. */
function splitAmount(typed: string): string[] {
  const [, amount, unit] = fold(typed).match(amountWithUnit) ?? [];
  return amount && unit ? [amount, typed.slice(amount.length)] : [typed];
}

function tokenOf(typed: string): QueryToken {
  const folded = typed === "€" ? "eur" : fold(typed).replace(",", ".");
  const [cs, sk] = [stem(folded, "cs"), stem(folded, "sk")];
  return { typed, folded, cs, sk, stems: cs === sk ? [cs] : [cs, sk] };
}
