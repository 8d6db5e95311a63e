import type { Terminal } from "./terminal";

/** The option of every command that lists something. */
export const listingOption = { json: { type: "boolean", default: false } } as const;

/**
 * Prints a list for a person, a line each, or for a program as one JSON array of its rows. `more` says that there is a
 * further page; a program reads it on standard error.
 */
export function printListing<Row extends object | string>(
  { terminal, asJson }: { terminal: Terminal; asJson: boolean },
  rows: readonly Row[],
  lineOf: (row: Row) => string,
  emptySentence: string,
  more?: string | false,
): number {
  if (asJson) terminal.print(JSON.stringify(rows, forPrograms, 2));
  else if (rows.length === 0) terminal.print(emptySentence);
  else for (const row of rows) terminal.print(lineOf(row));
  if (more) terminal[asJson ? "printError" : "print"](more);
  return 0;
}

/** Instants are written as in ISO 8601, and no secret of an address is. */
function forPrograms(name: string, value: unknown): unknown {
  if (/hash$/i.test(name)) return undefined;
  return typeof value === "number" && /^at$|At$|_at$/.test(name) ? new Date(value).toISOString() : value;
}
