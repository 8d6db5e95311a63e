/** A change of the pieces at one place, as staff enter it. */
export type StockChange =
  /** Pieces to add to those for sale, or to subtract from them. */
  | { kind: "by"; pieces: number }
  /** The pieces counted at the place, including those that are held. */
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
