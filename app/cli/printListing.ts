import type { Terminal } from "./terminal";

/** The option of every command that lists something. */
export const listingOption = { json: { type: "boolean", default: false } } as const;

/**
 * Prints a list for a person, one line for each row, or for a program as one JSON array of the rows. `more` says that
 * there is another page; with JSON it goes to standard error.
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

/**
 * Prints a list of at most `limit` rows, as `printListing` does, and says so when there are more; `rows` are read with
 * a limit of one more. `narrower` names what shows the others.
 */
export function printFirst<Row extends object | string>(
  output: { terminal: Terminal; asJson: boolean },
  rows: readonly Row[],
  { limit, lineOf, emptySentence, narrower }: FirstRows<Row>,
): number {
  const more = rows.length > limit && `These are the first ${limit}, and there are more; ${narrower}.`;
  return printListing(output, rows.slice(0, limit), lineOf, emptySentence, more);
}

type FirstRows<Row> = { limit: number; lineOf: (row: Row) => string; emptySentence: string; narrower: string };

/** Converts a value for JSON: instants become ISO 8601, and secrets of an address are left out. */
function forPrograms(name: string, value: unknown): unknown {
  if (/hash$/i.test(name)) return undefined;
  return typeof value === "number" && /^at$|At$|_at$/.test(name) ? new Date(value).toISOString() : value;
}
