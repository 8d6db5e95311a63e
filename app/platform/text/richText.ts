/** Allowed children of each element. The empty name is the text as a whole. */
type Grammar = Record<string, readonly string[]>;

const inline = ["strong", "em", "br"];
const short: Grammar = {
  "": ["p", "ul", "ol", "h3", ...inline],
  p: inline,
  h3: inline,
  strong: inline,
  em: inline,
  ul: ["li"],
  ol: ["li"],
  li: ["p", "ul", "ol", ...inline],
};

const linking = [...inline, "a"];
const long: Grammar = {
  "": ["p", "ul", "ol", "h2", "h3", "table"],
  p: linking,
  h2: inline,
  h3: inline,
  strong: inline,
  em: inline,
  a: inline,
  ul: ["li"],
  ol: ["li"],
  li: ["p", "ul", "ol", ...linking],
  table: ["caption", "thead", "tbody"],
  caption: inline,
  thead: ["tr"],
  tbody: ["tr"],
  tr: ["th", "td"],
  th: inline,
  td: linking,
};

/**
 * Returns why a catalog text is not safe as HTML, as the end of a sentence; undefined for a safe one. Only p, ul, ol,
 * li, strong, em, br and h3 without attributes are allowed, each properly closed.
 */
export function richTextError(html: string): string | undefined {
  return errorOf(html, short, "p, ul, ol, li, strong, em, br and h3 without attributes");
}

/**
 * Checks the text of a whole page like `richTextError`. It may also hold h2, tables, and links to paths of the shop,
 * e-mails and telephone numbers.
 */
export function pageTextError(html: string): string | undefined {
  return errorOf(html, long, "p, ul, ol, li, h2, h3, strong, em, br, tables with th scope, and links of the shop");
}

function errorOf(html: string, grammar: Grammar, allowed: string): string | undefined {
  const open: string[] = [];
  for (const [written] of html.matchAll(/<[^>]*>?/g)) {
    const error = follow(open, written, grammar, allowed);
    if (error) return error;
  }
  return open.length > 0 ? `must close <${open.at(-1)}>` : undefined;
}

/** Checks one tag and updates `open`, the names of the enclosing elements. Returns an error or undefined. */
function follow(open: string[], written: string, grammar: Grammar, allowed: string): string | undefined {
  const notAllowed = `must not hold ${written.slice(0, 40)}: only ${allowed} are allowed`;
  const tag = /^<(\/?)([a-z0-9]+)( [^<>/][^<>]*?)?(\s*\/?)>$/.exec(written);
  const name = tag?.[2] ?? "";
  if (!tag || (tag[4] && name !== "br") || !(name === "br" || Object.hasOwn(grammar, name))) return notAllowed;
  if (tag[1]) return name !== "br" && open.pop() === name ? undefined : `must not close <${name}> where it is not open`;
  if (!isAttributeOf(name, tag[3] ?? "", grammar)) return notAllowed;
  const around = open.at(-1) ?? "";
  if (!grammar[around]?.includes(name)) return around ? `must not hold <${name}> in <${around}>` : notAllowed;
  if (name !== "br") open.push(name);
  return undefined;
}

const safeLink = /^ href="(?:\/(?:[a-z0-9][a-z0-9/._-]*)?(?:#[a-z0-9-]+)?|mailto:[\w.+-]+@[\w.-]+|tel:\+?\d{3,15})"$/;

function isAttributeOf(name: string, attribute: string, grammar: Grammar): boolean {
  if (name === "a" && grammar === long) return safeLink.test(attribute);
  if (name === "th") return attribute === ' scope="col"' || attribute === ' scope="row"';
  return attribute === "";
}

/** Returns the text of a page, safe to render: a text that fails the check is escaped. */
export function safePageText(html: string): string {
  return pageTextError(html) === undefined ? html : html.replaceAll("<", "&lt;");
}
