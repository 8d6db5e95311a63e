import { translatorFor } from "~/platform/i18n/i18n.server";
import { isoOf } from "~/platform/i18n/locale";
import type { StoredDocument } from "../document.queries.server";
import { documentFileName } from "../documentKinds";
import { documentView } from "./documentView";
import { drawFooters } from "./drawFooters.server";
import { drawHead } from "./drawHead.server";
import { drawLines } from "./drawLines.server";
import { drawTotals } from "./drawTotals.server";
import { finish, openSheet } from "./sheet.server";

/** Renders the document as a PDF, and returns it with the name of its file. */
export async function renderDocument(document: StoredDocument): Promise<{ fileName: string; pdf: Buffer }> {
  const { kind, number, issuedAt } = document;
  const { locale } = document.content;
  const view = documentView(document, translatorFor(locale));
  const { title, sellerName } = view;
  const sheet = openSheet({ title, author: sellerName, language: isoOf[locale], createdAt: issuedAt });
  drawHead(sheet, view);
  drawLines(sheet, view);
  drawTotals(sheet, view);
  drawFooters(sheet, view);
  return { fileName: documentFileName(kind, locale, number), pdf: await finish(sheet) };
}
