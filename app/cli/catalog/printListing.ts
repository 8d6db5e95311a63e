import type { Terminal } from "../terminal";

/** Prints a list for a person, a line each, or for a program as one JSON array. */
export function printListing<Row>(
  { terminal, asJson }: { terminal: Terminal; asJson: boolean },
  rows: readonly Row[],
  lineOf: (row: Row) => string,
  emptySentence: string,
): number {
  if (asJson) terminal.print(JSON.stringify(rows, null, 2));
  else if (rows.length === 0) terminal.print(emptySentence);
  else for (const row of rows) terminal.print(lineOf(row));
  return 0;
}
