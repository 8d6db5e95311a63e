/** Tables of prices and of stock, which staff change in a spreadsheet. */

export type SheetProblem = { line: number; reason: string };
export type SheetChange = { line: number; what: string };

/** Nothing is written when there is a problem, or when it was only tried. */
export type SheetOutcome = { isWritten: boolean; changes: SheetChange[]; problems: SheetProblem[] };

export type SheetOptions = { isDryRun: boolean; actor: string; reason: string };

/** `12 990`, `12990,00` or `519,90`, as spreadsheets write amounts; undefined for no amount. */
export function cellAmount(text: string, decimals: number): string {
  const plain = text.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".");
  return decimals === 0 ? plain.replace(/\.0+$/, "") : plain;
}

export function missingColumns(columns: readonly string[], needed: readonly string[]): SheetProblem[] {
  return needed
    .filter((name) => !columns.includes(name))
    .map((name) => ({ line: 1, reason: `the column ${name} is missing` }));
}
