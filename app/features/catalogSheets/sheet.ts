/** Tables of prices and of stock, which staff change in a spreadsheet. */

export type SheetProblem = { line: number; reason: string };
export type SheetChange = { line: number; what: string };

/** Nothing is written when there is a problem, or when it was only tried. */
export type SheetOutcome = { isWritten: boolean; changes: SheetChange[]; problems: SheetProblem[] };

export type SheetOptions = { isDryRun: boolean; actor: string; reason: string };

/** `12 990`, `12990,00` or `519,90`, as spreadsheets write amounts, to be parsed. `12,000` may mean twelve or 12 000: it stays as it is. */
export function cellAmount(text: string, decimals: number): string {
  const plain = text.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".");
  return decimals === 0 ? plain.replace(/\.0{1,2}$/, "") : plain;
}

/** In the order of the table, whatever the order in which its rows were locked. */
export function byLine(a: { line: number }, b: { line: number }): number {
  return a.line - b.line;
}

export function missingColumns(columns: readonly string[], needed: readonly string[]): SheetProblem[] {
  return needed
    .filter((name) => !columns.includes(name))
    .map((name) => ({ line: 1, reason: `the column ${name} is missing` }));
}
