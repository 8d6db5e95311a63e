import { chunksOf, FileShapeError, maxMemberLength } from "./chunkedText.server";

/**
 * Reads the elements with one name in an XML file and yields their inner text, one after another, in constant memory.
 * They may not be nested. Throws for a file without them, and for one that ends before its root does.
 */
export async function* readXmlList(file: string, name: string): AsyncGenerator<string> {
  const element = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`);
  let held = "";
  let count = 0;
  for await (const chunk of chunksOf(file)) {
    held += chunk;
    for (let found = element.exec(held); found; found = element.exec(held)) {
      held = held.slice(found.index + found[0].length);
      count += 1;
      yield found[1] ?? "";
    }
    if (held.length > maxMemberLength) throw new FileShapeError("holds a member longer than 1 MB");
  }
  if (count === 0) throw new FileShapeError(`holds no ${name}`);
  if (!/^\s*<\/[\w:]+>\s*$/.test(held)) throw new FileShapeError("ends before its list does");
}

/**
 * Returns the text of an element's children by their names. For children that contain elements, it returns those
 * within.
 */
export function xmlTexts(inner: string): Record<string, string> {
  const texts = [...inner.matchAll(/<([\w:]+)(?:\s[^>]*)?>([^<]*)<\/\1>/g)];
  return Object.fromEntries(texts.map(([, name = "", text = ""]) => [name, unescaped(text.trim())]));
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|(\w+));/g, (whole, code: string | undefined, name: string | undefined) => {
    if (name !== undefined) return entities[name] ?? whole;
    const point = Number(code);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : "";
  });
}
