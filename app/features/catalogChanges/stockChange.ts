/** A change of the pieces at one place, as staff write it. */
export type StockChange =
  /** Added to what is for sale, or taken from it. */
  | { kind: "by"; pieces: number }
  /** The pieces counted there, including those that are reserved. */
  | { kind: "counted"; pieces: number };

const maxPieces = 100_000;

/** Reads `+3`, `-2` or `=5`; undefined for anything else. */
export function parseStockChange(text: string): StockChange | undefined {
  const [, sign, digits] = /^([+=-]|\u2212)(\d{1,6})$/.exec(text.trim()) ?? [];
  const pieces = Number(digits);
  if (sign === undefined || pieces > maxPieces) return undefined;
  if (sign === "=") return { kind: "counted", pieces };
  return pieces === 0 ? undefined : { kind: "by", pieces: sign === "+" ? pieces : -pieces };
}
