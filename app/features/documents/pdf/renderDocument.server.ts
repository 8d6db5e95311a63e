import { documentStyle as style } from "styles/document";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { isoOf } from "~/platform/i18n/locale";
import type { StoredDocument } from "../document.queries.server";
import { documentFileName } from "../documentKinds";
import { type DocumentView, documentView } from "./documentView";
import { drawHead } from "./drawHead.server";
import { drawLines } from "./drawLines.server";
import { drawTotals } from "./drawTotals.server";
import { content, finish, openSheet, type Sheet, writeArtifact } from "./sheet.server";

/** The document as a PDF, with the name of its file. */
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

/** At the foot of every page: who sells, and which page it is. */
function drawFooters(sheet: Sheet, { footer, pageLabel }: DocumentView): void {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  const y = style.page.height - style.page.bottom + 22;
  const look = { size: style.text.small, color: style.quiet };
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    writeArtifact(sheet, { text: footer, box: { x: content.x, y, width: content.width - 90 }, ...look });
    const label = { x: content.x + content.width - 80, y, width: 80 };
    writeArtifact(sheet, { text: pageLabel(page + 1, count), box: label, align: "right", ...look });
  }
}
