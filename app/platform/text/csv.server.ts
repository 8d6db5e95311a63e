import { CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

/**
 * This file reads and writes tables for spreadsheets. Czech Excel writes semicolons, decimal commas, and Windows-1250
 * or UTF-8 with a byte order mark.
 */

export type CsvRow = { line: number; cells: Record<string, string> };

/** `problem` is a sentence without its full stop. */
export type CsvTable = { ok: true; columns: string[]; rows: CsvRow[] } | { ok: false; line: number; problem: string };

/** Reads a table whose first line names its columns. Columns are separated by semicolons, commas or tabs. */
export function readCsv(bytes: Uint8Array): CsvTable {
  const text = textOf(bytes);
  const options = {
    bom: true,
    delimiter: delimiterOf(text),
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    info: true,
  };
  try {
    const records = parse(text, options) as unknown as { info: { lines: number }; record: string[] }[];
    const [head, ...rest] = records;
    if (!head) return { ok: false, line: 1, problem: "the file is empty" };
    const columns = head.record.map((name) => name.toLowerCase());
    const rows = rest.map(({ info, record }) => ({
      line: info.lines,
      cells: Object.fromEntries(columns.map((name, index) => [name, typedText(record[index] ?? "")])),
    }));
    return { ok: true, columns, rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      ok: false,
      line: Number(error.lines ?? 1),
      problem: "the line has not as many columns as the first one, or a quotation mark too few",
    };
  }
}

/** Writes a table that Czech Excel opens with a double click; `readCsv` reads it back unchanged. */
export function writeCsv(columns: readonly string[], rows: readonly Record<string, string | number>[]): string {
  return stringify([...rows], {
    header: true,
    columns: [...columns],
    delimiter: ";",
    bom: true,
    record_delimiter: "windows",
    cast: { string: shownText },
  });
}

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe before it, as buyers choose the names of their
 * companies. An amount below zero stays a number.
 */
function shownText(text: string): string {
  return /^'*[=+\-@\t\r\n]/.test(text) && !/^-\d+(,\d+)?$/.test(text) ? `'${text}` : text;
}

/** Without the apostrophe of `shownText`. */
function typedText(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t\r\n])/, "");
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1250").decode(bytes);
  }
}

/** Returns the character that separates the names of the columns. */
function delimiterOf(text: string): string {
  const [head = ""] = text.split(/\r?\n/, 1);
  const counts = [";", "\t", ","].map((mark) => ({ mark, count: head.split(mark).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).mark;
}
