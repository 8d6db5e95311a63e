import type { Locale } from "~/platform/i18n/locale";

/** A line of a catalog file before validation. */
export type RawRow = Record<string, unknown>;

/** Returns a text in both languages; `rows` must be those of a single object. */
export function inLanguages<Row extends { locale: Locale }>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
): Record<Locale, string> {
  const of = (locale: Locale) => {
    const row = rows.find((candidate) => candidate.locale === locale);
    return row ? textOf(row) : "";
  };
  return { cs: of("cs"), sk: of("sk") };
}

/** Groups rows by a key. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): (key: Key) => Row[] {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return (key) => groups.get(key) ?? [];
}

/** Removes the fields that are empty. */
export function withoutEmpty(row: RawRow): RawRow {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined && value !== ""));
}

export function retirement(row: { retired_at: number | null; retired_to: string | null }): RawRow | undefined {
  if (row.retired_at === null) return undefined;
  return { at: new Date(row.retired_at).toISOString(), ...(row.retired_to === null ? {} : { to: row.retired_to }) };
}
