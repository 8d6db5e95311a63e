/** A page's text in parts that a printed document knows. A link keeps its address behind its text. */
export type TextBlock =
  | { kind: "heading" | "subheading" | "paragraph"; text: string }
  | { kind: "list"; items: string[] };

type Open = { name: string; text: string; items: string[]; href: string };

const textTags: Record<string, "heading" | "subheading" | "paragraph"> = {
  h2: "heading",
  h3: "subheading",
  p: "paragraph",
  tr: "paragraph",
  caption: "subheading",
};

/** Reads checked HTML (`pageTextError`); lists in lists become items of the outer one. */
export function textBlocks(html: string, origin: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let current: Open = { name: "", text: "", items: [], href: "" };
  let list: { items: string[]; isOrdered: boolean } | null = null;
  const flushText = () => {
    const text = current.text.replace(/[ \t\n]+/g, " ").trim();
    const kind = textTags[current.name];
    if (text && current.name === "li") list?.items.push(list.isOrdered ? `${list.items.length + 1}. ${text}` : text);
    else if (text && list === null) blocks.push({ kind: kind ?? "paragraph", text });
    current = { ...current, text: "" };
  };
  for (const [, closing, name = "", attributes = "", text = ""] of html.matchAll(
    /<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g,
  )) {
    if (text) current.text += decoded(text);
    else if (name === "a") {
      if (closing) current.text += linkEnd(current.href, origin);
      else current.href = /href="([^"]*)"/.exec(attributes)?.[1] ?? "";
    } else if (name === "br") current.text += " ";
    else if (name === "ul" || name === "ol") {
      if (!closing && list === null) list = { items: [], isOrdered: name === "ol" };
      else if (closing && list) {
        blocks.push({ kind: "list", items: list.items });
        list = null;
      }
    } else if (name === "th" || name === "td") current.text += closing ? " " : "";
    else if (name === "li" || name in textTags) {
      flushText();
      current.name = closing ? "" : name;
    }
  }
  return blocks;
}

/** Paths of the shop become addresses; a telephone number and an e-mail address stand in the text already. */
function linkEnd(href: string, origin: string): string {
  return href.startsWith("/") ? ` (${origin}${href})` : "";
}

function decoded(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
