/** Tables of prices and of stock, which staff change in a spreadsheet. */

export type SheetProblem = { line: number; reason: string };
export type SheetChange = { line: number; what: string };

/** The result of a table. Nothing is written when there is a problem, or in a dry run. */
export type SheetOutcome = { isWritten: boolean; changes: SheetChange[]; problems: SheetProblem[] };

export type SheetOptions = { isDryRun: boolean; actor: string; reason: string };

/**
 * Prepares an amount for parsing that is written as in spreadsheets: `12 990`, `12990,00` or `519,90`. `12,000` may
 * mean twelve or 12 000, so it is left unchanged.
 */
export function cellAmount(text: string, decimals: number): string {
  const plain = text.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".");
  return decimals === 0 ? plain.replace(/\.0{1,2}$/, "") : plain;
}

/** Compares by line, which restores the order of the table after its rows were locked in another order. */
export function byLine(a: { line: number }, b: { line: number }): number {
  return a.line - b.line;
}

export function missingColumns(columns: readonly string[], needed: readonly string[]): SheetProblem[] {
  return needed
    .filter((name) => !columns.includes(name))
    .map((name) => ({ line: 1, reason: `the column ${name} is missing` }));
}
