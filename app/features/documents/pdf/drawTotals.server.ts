import { documentStyle as style } from "styles/document";

import type { DocumentView } from "./documentView";
import { content, ensureSpace, rule, type Sheet, write } from "./sheet.server";

const gap = 40;
const leftWidth = content.width * 0.46;
const right = { x: content.x + leftWidth + gap, width: content.width - leftWidth - gap };
const rowHeight = 17;

/** Draws VAT by rate on the left and the amount to pay on the right, both on the same page. */
export function drawTotals(sheet: Sheet, view: DocumentView): void {
  const rows = Math.max(view.taxes.length + 2, view.totals.length + 4);
  ensureSpace(sheet, rows * rowHeight);
  const start = sheet.y;
  drawTaxes(sheet, view);
  const leftEnd = sheet.y;
  sheet.y = start;
  drawResult(sheet, view);
  sheet.y = Math.max(leftEnd, sheet.y) + 16;
  if (!view.note) return;
  ensureSpace(sheet, rowHeight);
  write(sheet, sheet.root, "P", { text: view.note, box: { ...content, y: sheet.y }, color: style.quiet });
}

function drawTaxes(sheet: Sheet, { taxTitle, taxColumns, taxes }: DocumentView): void {
  const { text, quiet } = style;
  const small = { size: text.small, color: quiet };
  write(sheet, sheet.root, "H2", { text: taxTitle, box: { x: content.x, y: sheet.y, width: leftWidth }, ...small });
  sheet.y += rowHeight;
  const table = sheet.doc.struct("Table");
  sheet.root.add(table);
  for (const [index, cells] of [taxColumns, ...taxes].entries()) {
    rule(sheet, { x: content.x, y: sheet.y - 3, width: leftWidth });
    const row = sheet.doc.struct("TR");
    table.add(row);
    const role = index === 0 ? "TH" : "TD";
    const first = 40;
    const width = (leftWidth - first) / (cells.length - 1);
    for (const [column, cell] of cells.entries()) {
      const box = { x: content.x + (column === 0 ? 0 : first + width * (column - 1)), y: sheet.y, width };
      const align = column === 0 ? "left" : "right";
      write(sheet, row, role, { text: cell, box, align, size: text.small, ...(index === 0 ? { color: quiet } : {}) });
    }
    row.end();
    sheet.y += rowHeight;
  }
  table.end();
}

function drawResult(sheet: Sheet, { totals, result }: DocumentView): void {
  const section = sheet.doc.struct("Sect");
  sheet.root.add(section);
  for (const row of totals) sheet.y += drawPair(sheet, section, { ...row, size: style.text.body }) + 2;
  sheet.y += 4;
  rule(sheet, { ...right, y: sheet.y }, true);
  sheet.y += 10;
  sheet.y += drawPair(sheet, section, { ...result, size: style.text.total, isStrong: true });
  section.end();
}

type Pair = { name: string; value: string; size: number; isStrong?: boolean };

const valueWidth = 118;

function drawPair(sheet: Sheet, section: PDFKit.PDFStructureElement, { name, value, ...look }: Pair): number {
  const nameBox = { x: right.x, y: sheet.y, width: right.width - valueWidth };
  const valueBox = { x: right.x + nameBox.width, y: sheet.y, width: valueWidth };
  const height = write(sheet, section, "P", { text: name, box: nameBox, ...look });
  return Math.max(height, write(sheet, section, "P", { text: value, box: valueBox, align: "right", ...look }));
}
