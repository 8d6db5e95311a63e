import type { CatalogFile, Problem } from "../catalog";

/** A row with its line number in the file, from 1. */
export type SourceRow<Row> = { row: Row; line: number };

export type ValidationResult<Row> = { good: SourceRow<Row>[]; problems: Problem[] };

/** Separates valid rows from the problems of the others. */
export function validate<Row>(
  file: CatalogFile,
  rows: readonly SourceRow<Row>[],
  findErrors: (source: SourceRow<Row>) => string[],
): ValidationResult<Row> {
  const result: ValidationResult<Row> = { good: [], problems: [] };
  for (const source of rows) {
    const errors = findErrors(source);
    if (errors.length === 0) result.good.push(source);
    for (const reason of errors) result.problems.push({ file, line: source.line, reason });
  }
  return result;
}

/** Creates a check that reports values which were already on an earlier line. */
export function uniqueness() {
  const lines = new Map<string | number, number>();
  return (field: string, value: string | number, line: number): string[] => {
    const first = lines.get(value);
    if (first === undefined) lines.set(value, line);
    return first === undefined ? [] : [`${field} ${value} is already on line ${first}`];
  };
}

/** Reports a reference to something that does not exist. */
export function missingReference(field: string, value: string | number, isKnown: boolean): string[] {
  return isKnown ? [] : [`${field} names ${value}, which is unknown or has a bad row itself`];
}
