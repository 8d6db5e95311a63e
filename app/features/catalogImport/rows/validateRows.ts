import type { CatalogueFile, Problem } from "../catalog";

/** A row and the line of its file that it stands on, counted from 1. */
export type Located<Row> = { row: Row; line: number };

export type Sifted<Row> = { good: Located<Row>[]; problems: Problem[] };

/** Parts rows into those without complaints and the complaints about the others. */
export function sift<Row>(
  file: CatalogueFile,
  rows: readonly Located<Row>[],
  complaintsAbout: (located: Located<Row>) => string[],
): Sifted<Row> {
  const sifted: Sifted<Row> = { good: [], problems: [] };
  for (const located of rows) {
    const complaints = complaintsAbout(located);
    if (complaints.length === 0) sifted.good.push(located);
    for (const reason of complaints) sifted.problems.push({ file, line: located.line, reason });
  }
  return sifted;
}

/** A register that complains about what was already on an earlier line. */
export function onlyOnce() {
  const lines = new Map<string | number, number>();
  return (field: string, value: string | number, line: number): string[] => {
    const first = lines.get(value);
    if (first === undefined) lines.set(value, line);
    return first === undefined ? [] : [`${field} ${value} is already on line ${first}`];
  };
}

/** Complains about names that nothing known has. */
export function unknown(field: string, value: string | number, isKnown: boolean): string[] {
  return isKnown ? [] : [`${field} names ${value}, which is unknown or has a bad row itself`];
}
