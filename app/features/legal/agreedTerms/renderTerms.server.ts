import { LRUCache } from "lru-cache";
import { documentStyle as style } from "styles/document";

import { drawFooters } from "~/features/documents/pdf/drawFooters.server";
import {
  bottom,
  content,
  ensureSpace,
  finish,
  measure,
  openSheet,
  rule,
  type Sheet,
  write,
} from "~/features/documents/pdf/sheet.server";
import type { Db } from "~/platform/database/database.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { isoOf } from "~/platform/i18n/locale";
import type { MailAttachment } from "~/platform/mail/mail.server";
import { findTerms } from "./agreedTerms.queries.server";
import { termsFileNames } from "./termsAttachment";
import type { AgreedTerms, TermsContent } from "./termsContent";
import { type PrintedBlock, textBlocks } from "./textBlocks";

/** Cache of drawn versions, as orders of a day share one. */
const drawn = new LRUCache<string, Promise<MailAttachment>>({ max: 10 });

/** Draws a version as a file. Throws for an unknown version, so that its e-mail waits. */
export async function renderTerms(db: Db, id: string): Promise<MailAttachment> {
  const kept = drawn.get(id) ?? drawTerms(db, id);
  drawn.set(id, kept);
  kept.catch(() => drawn.delete(id));
  return kept;
}

async function drawTerms(db: Db, id: string): Promise<MailAttachment> {
  const terms = await findTerms(db, id);
  if (!terms) throw new Error(`there are no terms ${id}`);
  const filename = termsFileNames[terms.content.locale];
  return { filename, contentType: "application/pdf", content: await drawVersion(terms) };
}

async function drawVersion({ id, content: terms }: AgreedTerms): Promise<Buffer> {
  const t = translatorFor(terms.locale);
  const title = t("legal:terms.title");
  const sheet = openSheet({ title, author: terms.brand, language: isoOf[terms.locale], createdAt: 0 });
  drawHead(sheet, terms, { title, version: t("legal:terms.version", { id: id.slice(0, 8) }) });
  for (const [index, text] of terms.texts.entries())
    drawText(sheet, text, { origin: terms.origin, isFirst: index === 0 });
  drawFooters(sheet, { footer: terms.seller, pageLabel: (page, count) => t("documents:page", { page, count }) });
  return finish(sheet);
}

function drawHead(
  sheet: Sheet,
  { brand, seller }: TermsContent,
  { title, version }: Record<"title" | "version", string>,
) {
  const { text, tracking, quiet } = style;
  const put = (role: string, words: string, look: object) => {
    sheet.y += write(sheet, sheet.root, role, { text: words, box: { ...content, y: sheet.y }, ...look });
  };
  put("P", brand, { size: text.brand, isStrong: true, tracking });
  sheet.y += 10;
  rule(sheet, { ...content, y: sheet.y });
  sheet.y += 20;
  put("H1", title, { size: text.total });
  sheet.y += 6;
  put("P", seller, { color: quiet });
  put("P", version, { color: quiet, size: text.small });
}

type Placing = { origin: string; isFirst: boolean };

/** Draws a text. Each text begins a page, so that the form for withdrawal can be taken out. */
function drawText(sheet: Sheet, text: TermsContent["texts"][number], { origin, isFirst }: Placing): void {
  if (isFirst) sheet.y += 24;
  else ensureSpace(sheet, Number.MAX_SAFE_INTEGER);
  drawLine(sheet, sheet.root, { role: "H2", text: text.title, size: style.text.total, isStrong: true, above: 0 });
  for (const section of sectionsOf(textBlocks(text.bodyHtml, origin))) {
    const height = section.reduce((sum, block) => sum + heightOf(sheet, block), 0);
    // A short section, such as the form for withdrawal, stays on one page.
    if (height <= longestTogether) ensureSpace(sheet, height);
    for (const block of section) drawBlock(sheet, block);
  }
}

const longestTogether = (bottom - style.page.top) * 0.6;

/** Groups blocks into sections: each heading with the blocks after it. */
function sectionsOf(blocks: readonly PrintedBlock[]): PrintedBlock[][] {
  const sections: PrintedBlock[][] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (last && block.kind !== "heading") last.push(block);
    else sections.push([block]);
  }
  return sections;
}

function heightOf({ doc }: Sheet, block: PrintedBlock): number {
  if (block.kind !== "list") {
    const { above, ...look } = looks[block.kind];
    return above + measure(doc, block.text, content.width, look);
  }
  const { above, indent, ...look } = looks.item;
  return block.items.reduce((sum, item) => sum + above + measure(doc, item, content.width - indent, look), 0);
}

const looks = {
  heading: { role: "H3", size: style.text.lead, isStrong: true, above: 14, below: 64 },
  subheading: { role: "H4", size: style.text.body, isStrong: true, above: 14, below: 64 },
  paragraph: { role: "P", size: style.text.body, above: 4 },
  item: { role: "LBody", size: style.text.body, above: 3, indent: 12 },
} as const;

function drawBlock(sheet: Sheet, block: PrintedBlock): void {
  if (block.kind === "list") drawList(sheet, block.items);
  else drawLine(sheet, sheet.root, { ...looks[block.kind], text: block.text });
}

function drawList(sheet: Sheet, items: readonly string[]): void {
  const list = sheet.doc.struct("L");
  sheet.root.add(list);
  for (const item of items) {
    const entry = sheet.doc.struct("LI");
    list.add(entry);
    const text = /^\d+\. /.test(item) ? item : `– ${item}`;
    drawLine(sheet, entry, { ...looks.item, text });
    entry.end();
  }
  list.end();
}

type Line = {
  role: string;
  text: string;
  size: number;
  above: number;
  isStrong?: boolean;
  indent?: number;
  below?: number;
};

/** Draws a line. Begins a page if the text, together with the space `below` it, does not fit. */
function drawLine(sheet: Sheet, parent: PDFKit.PDFStructureElement, line: Line): void {
  const { role, text, size, above, isStrong = false, indent = 0, below = 0 } = line;
  const width = content.width - indent;
  const isNewPage = ensureSpace(sheet, above + measure(sheet.doc, text, width, { size, isStrong }) + below);
  sheet.y += isNewPage ? 0 : above;
  sheet.y += write(sheet, parent, role, { text, box: { x: content.x + indent, y: sheet.y, width }, size, isStrong });
}
