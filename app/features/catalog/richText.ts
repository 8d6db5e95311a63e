/** What may stand inside what. The empty name is the text as a whole. */
const inline = ["strong", "em", "br"];
const allowedIn: Record<string, readonly string[]> = {
  "": ["p", "ul", "ol", "h3", ...inline],
  p: inline,
  h3: inline,
  strong: inline,
  em: inline,
  ul: ["li"],
  ol: ["li"],
  li: ["p", "ul", "ol", ...inline],
};

/**
 * Why a text is not safe to put on a page as HTML, as the end of a sentence, or undefined for one that is. Only p, ul,
 * ol, li, strong, em, br and h3 without attributes may be used, each closed where HTML closes it.
 */
export function richTextComplaint(html: string): string | undefined {
  const open: string[] = [];
  for (const [written] of html.matchAll(/<[^>]*>?/g)) {
    const complaint = follow(open, written);
    if (complaint) return complaint;
  }
  return open.length > 0 ? `must close <${open.at(-1)}>` : undefined;
}

/** Walks one tag further; `open` are the names of the elements around it. */
function follow(open: string[], written: string): string | undefined {
  const tag = /^<(\/?)([a-z0-9]+)(\s*\/?)>$/.exec(written);
  const name = tag?.[2] ?? "";
  if (!tag || (tag[3] && name !== "br") || !(name === "br" || name in allowedIn)) return notAllowed(written);
  if (tag[1]) return name !== "br" && open.pop() === name ? undefined : `must not close <${name}> where it is not open`;
  const around = open.at(-1) ?? "";
  if (!allowedIn[around]?.includes(name))
    return around ? `must not hold <${name}> in <${around}>` : notAllowed(written);
  if (name !== "br") open.push(name);
  return undefined;
}

function notAllowed(written: string): string {
  return `must not hold ${written.slice(0, 40)}: only p, ul, ol, li, strong, em, br and h3 without attributes are allowed`;
}
