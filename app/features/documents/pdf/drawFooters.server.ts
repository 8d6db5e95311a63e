import { documentStyle as style } from "styles/document";

import { content, type Sheet, writeArtifact } from "./sheet.server";

type Footers = { footer: string; pageLabel: (page: number, count: number) => string };

/** Draws the seller and the page number at the foot of every page. */
export function drawFooters(sheet: Sheet, { footer, pageLabel }: Footers): void {
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
