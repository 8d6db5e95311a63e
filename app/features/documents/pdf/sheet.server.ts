import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type PdfDocument from "pdfkit";
import { documentStyle as style } from "styles/document";

/**
 * A printed document of tagged pages (PDF/UA), so that screen readers read it in order. The same content always results
 * in the same bytes.
 */
export type Sheet = {
  doc: PDFKit.PDFDocument;
  root: PDFKit.PDFStructureElement;
  /** Position of the next part, from the top of the page. */
  y: number;
};

export type TextStyle = {
  size?: number;
  isStrong?: boolean;
  color?: string;
  align?: "left" | "right";
  tracking?: number;
};

export type Box = { x: number; y: number; width: number };

const require = createRequire(import.meta.url);

/** pdfkit is loaded on first use, as loading it takes as long as half of a command, and few commands draw anything. */
const newDocument = (options: PDFKit.PDFDocumentOptions): PDFKit.PDFDocument =>
  new (require("pdfkit") as typeof PdfDocument)(options);

const { page } = style;
export const content = { x: page.left, width: page.width - page.left - page.right };
export const bottom = page.height - page.bottom;

type Head = { title: string; author: string; language: string; createdAt: number };

export function openSheet({ title, author, language, createdAt }: Head): Sheet {
  const options: PDFKit.PDFDocumentOptions = {
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: new Date(createdAt) },
  };
  // The option is assigned separately, as the types of pdfkit do not know it yet.
  const doc = newDocument(Object.assign(options, { subset: "PDF/UA" }));
  doc.registerFont("text", readFont("400Regular"));
  doc.registerFont("strong", readFont("500Medium"));
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root, y: page.top };
}

/** Writes a text as an element of the document's structure, and returns its height. */
export function write(
  { doc }: Sheet,
  parent: PDFKit.PDFStructureElement,
  role: string,
  { text, box, ...look }: { text: string; box: Box } & TextStyle,
): number {
  const height = measure(doc, text, box.width, look);
  parent.add(doc.struct(role, {}, () => draw(doc, text, box, look)));
  return height;
}

/** Writes a text that is not part of the content, such as a page number. */
export function writeArtifact(
  { doc }: Pick<Sheet, "doc">,
  { text, box, ...look }: { text: string; box: Box } & TextStyle,
) {
  doc.markContent("Artifact", { type: "Pagination" });
  draw(doc, text, box, look);
  doc.endMarkedContent();
}

export function rule({ doc }: Pick<Sheet, "doc">, { x, y, width }: Box, isStrong = false): void {
  doc.markContent("Artifact", { type: "Layout" });
  doc
    .lineWidth(isStrong ? style.strongWidth : style.hairWidth)
    .strokeColor(isStrong ? style.ink : style.hair)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke();
  doc.endMarkedContent();
}

export function measure(doc: PDFKit.PDFDocument, text: string, width: number, look: TextStyle): number {
  choose(doc, look);
  return doc.heightOfString(text, { ...optionsOf(look), width });
}

/** Begins a page when less than `height` is left, and returns whether it did. */
export function ensureSpace(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= bottom) return false;
  sheet.doc.addPage();
  sheet.y = page.top;
  return true;
}

export async function finish({ doc, root }: Sheet): Promise<Buffer> {
  const parts: Buffer[] = [];
  doc.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve, reject) => doc.on("end", resolve).on("error", reject));
  root.end();
  doc.end();
  await ended;
  return Buffer.concat(parts);
}

function draw(doc: PDFKit.PDFDocument, text: string, { x, y, width }: Box, look: TextStyle): void {
  choose(doc, look);
  doc.fillColor(look.color ?? style.ink).text(text, x, y, { ...optionsOf(look), width });
}

function choose(doc: PDFKit.PDFDocument, { isStrong, size }: TextStyle) {
  doc.font(isStrong ? "strong" : "text").fontSize(size ?? style.text.body);
}

/** Returns text options with tabular figures, so that amounts are aligned below each other. */
function optionsOf({ align, tracking }: TextStyle): PDFKit.Mixins.TextOptions {
  const features: PDFKit.Mixins.OpenTypeFeatures[] = ["kern", "tnum"];
  return { align: align ?? "left", characterSpacing: tracking ?? 0, lineGap: style.lineGap, features };
}

const fonts = new Map<string, Buffer>();

function readFont(weight: "400Regular" | "500Medium"): Buffer {
  const file = createRequire(import.meta.url).resolve(`@expo-google-fonts/jost/${weight}/Jost_${weight}.ttf`);
  const font = fonts.get(file) ?? readFileSync(file);
  fonts.set(file, font);
  return font;
}
