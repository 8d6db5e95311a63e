import { documentStyle as style } from "styles/document";

import type { DocumentView } from "./documentView";
import { bottom, content, ensureSpace, measure, rule, type Sheet, write } from "./sheet.server";

/** Widths of all columns except the item's, which takes the rest. */
const widths = [34, 96, 48, 96];
const itemWidth = content.width - widths.reduce((sum, width) => sum + width, 0);
const pad = 7;

/** Draws the table of what was sold; its head is repeated on every page. */
export function drawLines(sheet: Sheet, { columns, lines }: DocumentView): void {
  const table = sheet.doc.struct("Table");
  sheet.root.add(table);
  const { item, quantity, unitNet, rate, gross } = columns;
  const head = () =>
    drawRow(sheet, table, { role: "TH", name: item, more: "", cells: [quantity, unitNet, rate, gross] });
  head();
  for (const line of lines) {
    if (sheet.y + rowHeight(sheet, line) > bottom && ensureSpace(sheet, bottom)) head();
    drawRow(sheet, table, { role: "TD", ...line });
  }
  table.end();
  rule(sheet, { ...content, y: sheet.y }, true);
  sheet.y += 20;
}

type TableRow = { role: "TH" | "TD"; name: string; more: string; cells: readonly string[] };

function drawRow(sheet: Sheet, table: PDFKit.PDFStructureElement, { role, name, more, cells }: TableRow): void {
  const isHead = role === "TH";
  const look = isHead ? { size: style.text.small, color: style.quiet } : {};
  rule(sheet, { ...content, y: sheet.y }, isHead);
  const y = sheet.y + pad;
  const row = sheet.doc.struct("TR");
  table.add(row);
  const item = sheet.doc.struct(role);
  row.add(item);
  let height = write(sheet, item, "P", { text: name, box: { x: content.x, y, width: itemWidth - 12 }, ...look });
  if (more) {
    const box = { x: content.x, y: y + height, width: itemWidth - 12 };
    height += write(sheet, item, "P", { text: more, box, size: style.text.small, color: style.quiet });
  }
  item.end();
  for (const [index, text] of cells.entries()) {
    const box = { x: columnStart(index), y, width: widths[index] ?? 0 };
    height = Math.max(height, write(sheet, row, role, { text, box, align: "right", ...look }));
  }
  row.end();
  sheet.y = y + height + pad - 2;
}

function columnStart(index: number): number {
  return content.x + itemWidth + widths.slice(0, index).reduce((sum, width) => sum + width, 0);
}

function rowHeight({ doc }: Sheet, { name, more }: { name: string; more: string }): number {
  const small = { size: style.text.small };
  const text = measure(doc, name, itemWidth - 12, {}) + (more ? measure(doc, more, itemWidth - 12, small) : 0);
  return text + 2 * pad;
}
