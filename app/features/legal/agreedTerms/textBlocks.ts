import { decodeReferences } from "~/platform/text/characterReferences";

/** A part of a page's text that can be printed. A link is followed by its address. */
export type PrintedBlock =
  | { kind: "heading" | "subheading" | "paragraph"; text: string }
  | { kind: "list"; items: string[] };

const textTags: Record<string, "heading" | "subheading" | "paragraph"> = {
  h2: "heading",
  h3: "subheading",
  p: "paragraph",
  tr: "paragraph",
  caption: "subheading",
};

/** State of the parser. */
type Reading = {
  origin: string;
  blocks: PrintedBlock[];
  /** Text that is not yet in a block, and the element that contains it. */
  text: string;
  name: string;
  href: string;
  /** The open lists, the outer one first. */
  lists: { isOrdered: boolean; count: number }[];
  items: string[];
  /** Number of an item whose text has not begun. */
  marker: string;
};

/** Parses checked HTML (`pageTextError`) into blocks; nested lists become items of the outer one. */
export function textBlocks(html: string, origin: string): PrintedBlock[] {
  const reading: Reading = { origin, blocks: [], text: "", name: "", href: "", lists: [], items: [], marker: "" };
  for (const [, closing, name = "", attributes = "", text = ""] of html.matchAll(
    /<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g,
  )) {
    if (text) reading.text += decodeReferences(text);
    else if (name === "a") readLink(reading, closing === "/", attributes);
    else if (name === "br") reading.text += " ";
    else if (name === "ul" || name === "ol") readList(reading, closing === "/", name === "ol");
    else if (name === "th" || name === "td") reading.text += closing ? " " : "";
    else if (name === "li" || name in textTags) readElement(reading, closing === "/", name);
  }
  flushText(reading);
  return reading.blocks;
}

/** Ends a text: adds an item when a list is open, or a block otherwise. */
function flushText(reading: Reading): void {
  const text = reading.text.replace(/[ \t\n]+/g, " ").trim();
  reading.text = "";
  if (text === "") return;
  if (reading.lists.length === 0) reading.blocks.push({ kind: textTags[reading.name] ?? "paragraph", text });
  else {
    reading.items.push(reading.marker + text);
    reading.marker = "";
  }
}

function readList(reading: Reading, isClosing: boolean, isOrdered: boolean): void {
  flushText(reading);
  if (!isClosing) reading.lists.push({ isOrdered, count: 0 });
  else if (reading.lists.pop() && reading.lists.length === 0 && reading.items.length > 0) {
    reading.blocks.push({ kind: "list", items: reading.items });
    reading.items = [];
  }
}

function readElement(reading: Reading, isClosing: boolean, name: string): void {
  flushText(reading);
  reading.name = isClosing ? "" : name;
  if (name !== "li") return;
  reading.marker = "";
  const list = reading.lists.at(-1);
  if (isClosing || !list?.isOrdered) return;
  list.count += 1;
  reading.marker = `${list.count}. `;
}

/**
 * Adds the address of a link whose target is a path of the shop. Phone numbers and e-mail addresses are already in the
 * text.
 */
function readLink(reading: Reading, isClosing: boolean, attributes: string): void {
  if (!isClosing) reading.href = /href="([^"]*)"/.exec(attributes)?.[1] ?? "";
  else if (reading.href.startsWith("/")) reading.text += ` (${reading.origin}${reading.href})`;
}
