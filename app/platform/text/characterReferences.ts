/** The named character references that texts of the shop may hold; of numbered ones, every one is allowed. */
const characters: ReadonlyMap<string, string> = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["amp", "&"],
  ["nbsp", "\u00a0"],
  ["ndash", "–"],
  ["mdash", "—"],
  ["hellip", "…"],
  ["minus", "−"],
  ["times", "×"],
  ["bdquo", "„"],
  ["ldquo", "“"],
  ["rdquo", "”"],
  ["sbquo", "‚"],
  ["lsquo", "‘"],
  ["rsquo", "’"],
  ["sect", "§"],
  ["euro", "€"],
  ["deg", "°"],
  ["copy", "©"],
  ["reg", "®"],
  ["trade", "™"],
]);

const reference = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]*));/g;

/** Replaces the character references of HTML with their characters; an unknown reference stays as it is. */
export function decodeReferences(html: string): string {
  return html.replace(reference, (whole, decimal, hex, name) => characterOf(decimal, hex, name) ?? whole);
}

/** Returns the first character reference that is not known, such as `&sup2;`; undefined without one. */
export function unknownReference(html: string): string | undefined {
  for (const [whole, decimal, hex, name] of html.matchAll(reference)) {
    if (characterOf(decimal, hex, name) === undefined) return whole;
  }
  return undefined;
}

function characterOf(decimal?: string, hex?: string, name?: string): string | undefined {
  if (name) return characters.get(name);
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
  return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : undefined;
}
