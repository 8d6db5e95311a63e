import { idsIn } from "~/platform/closedSets";
import type { Tables } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

/** Everything that depends only on the kind of a document (decision 107). */
type DocumentKindRule = {
  /** Prefix of the series of its numbers, by the shop version whose VAT it states. */
  prefix: Record<Locale, string>;
  /** The beginning of its file's name, by language. */
  fileName: Record<Locale, string>;
};

export type DocumentKind = Tables["document"]["kind"];

const documentKinds = {
  invoice: { prefix: { cs: "FV", sk: "FS" }, fileName: { cs: "faktura", sk: "faktura" } },
  credit: { prefix: { cs: "DB", sk: "DS" }, fileName: { cs: "dobropis", sk: "dobropis" } },
} as const satisfies Record<DocumentKind, DocumentKindRule>;

export const documentKindIds = idsIn(documentKinds);

/**
 * Returns the series in which a document is numbered: `FV26`. Documents of trial payments have series of their own,
 * `TFV26`, so that the real ones have no gaps.
 */
export function seriesPrefix(
  kind: DocumentKind,
  locale: Locale,
  { year, isTrial }: { year: number; isTrial: boolean },
) {
  return `${isTrial ? "T" : ""}${documentKinds[kind].prefix[locale]}${String(year % 100).padStart(2, "0")}`;
}

/** Formats the number of a document: `FV26000123`. */
export function documentNumber(prefix: string, sequence: number): string {
  return `${prefix}${String(sequence).padStart(6, "0")}`;
}

export function isDocumentNumber(text: string): boolean {
  return /^T?[A-Z]{2}\d{8,9}$/.test(text);
}

/** Returns the name of a document's file: `faktura-FV26000123.pdf`. */
export function documentFileName(kind: DocumentKind, locale: Locale, number: string): string {
  return `${documentKinds[kind].fileName[locale]}-${number}.pdf`;
}
