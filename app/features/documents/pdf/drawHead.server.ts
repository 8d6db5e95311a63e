import { documentStyle as style } from "styles/document";

import type { DocumentView, Row } from "./documentView";
import { content, rule, type Sheet, write } from "./sheet.server";

const gap = 24;
const half = (content.width - gap) / 2;

/** Draws the brand, the title, both parties and the dates. */
export function drawHead(sheet: Sheet, view: DocumentView): void {
  drawTitle(sheet, view);
  drawParties(sheet, view);
  drawFacts(sheet, view.facts);
}

function drawTitle(sheet: Sheet, { brand, title, subtitle, trial }: DocumentView): void {
  const { text, tracking, quiet, alert } = style;
  const at = (y: number) => ({ ...content, y });
  write(sheet, sheet.root, "P", { text: brand, box: at(sheet.y), size: text.brand, isStrong: true, tracking });
  sheet.y += 32;
  rule(sheet, at(sheet.y));
  sheet.y += 20;
  sheet.y += write(sheet, sheet.root, "H1", { text: title, box: at(sheet.y), size: text.title });
  if (subtitle) {
    sheet.y += write(sheet, sheet.root, "P", { text: subtitle, box: at(sheet.y), size: text.lead, color: quiet });
  }
  if (trial) sheet.y += 6 + write(sheet, sheet.root, "P", { text: trial, box: at(sheet.y + 6), color: alert });
  sheet.y += 20;
}

function drawParties(sheet: Sheet, { parties }: DocumentView): void {
  const heights = parties.map(({ title, name, lines }, index) => {
    const box = { x: content.x + index * (half + gap), width: half };
    const section = sheet.doc.struct("Sect");
    sheet.root.add(section);
    let y = sheet.y;
    const { text, quiet } = style;
    y += 4 + write(sheet, section, "H2", { text: title, box: { ...box, y }, size: text.small, color: quiet });
    y += write(sheet, section, "P", { text: name, box: { ...box, y }, size: text.lead, isStrong: true });
    for (const line of lines) y += write(sheet, section, "P", { text: line, box: { ...box, y } });
    section.end();
    return y;
  });
  sheet.y = Math.max(...heights) + 14;
}

/** Draws the facts in three columns, row by row. */
function drawFacts(sheet: Sheet, facts: readonly Row[]): void {
  const columns = 3;
  const width = (content.width - gap * (columns - 1)) / columns;
  const list = sheet.doc.struct("Sect");
  sheet.root.add(list);
  rule(sheet, { ...content, y: sheet.y });
  sheet.y += 14;
  for (let first = 0; first < facts.length; first += columns) {
    const heights = facts.slice(first, first + columns).map(({ name, value }, index) => {
      const box = { x: content.x + index * (width + gap), width };
      const { text, quiet } = style;
      const nameHeight = write(sheet, list, "P", {
        text: name,
        box: { ...box, y: sheet.y },
        size: text.small,
        color: quiet,
      });
      return nameHeight + write(sheet, list, "P", { text: value, box: { ...box, y: sheet.y + nameHeight } });
    });
    sheet.y += Math.max(...heights) + 6;
  }
  list.end();
  sheet.y += 10;
}
