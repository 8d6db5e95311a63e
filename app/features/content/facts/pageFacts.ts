/**
 * Placeholders that page texts may contain. `{{seller.name}}` stands for a value of the settings, as HTML within a
 * sentence. A block, such as a price table, is a paragraph of its own: `<p>{{delivery.carriers}}</p>`. Text that
 * applies only when a value is set stands in a passage: `{{?seller.mediator}}…{{/seller.mediator}}`.
 */
export const factNames = [
  "seller.name",
  "seller.line",
  "seller.seat",
  "seller.id",
  "seller.taxId",
  "seller.vatId",
  "seller.register",
  "seller.phone",
  "seller.email",
  "seller.account",
  "seller.supervision",
  "seller.mediator",
  "freeDelivery.above",
  "club.above",
  "retention.carts",
  "retention.networks",
  "retention.mail",
  "retention.newsletterUnconfirmed",
  "retention.newsletterLeft",
  "retention.stockAlerts",
  "retention.searches",
  "retention.reservations",
  "retention.services",
  "retention.servicePhotos",
  "retention.claims",
  "retention.claimPhotos",
  "retention.withdrawals",
  "retention.consents",
  "retention.wishlists",
] as const;

export type FactName = (typeof factNames)[number];
/** HTML by the name that texts contain; empty when the settings have no value. */
export type PageFacts = Record<FactName, string>;

const blockNames = [
  // This name inserts both tables at once, as older texts use it.
  "delivery.prices",
  "delivery.carriers",
  "delivery.payments",
  "cookies.table",
  "sizes.women",
  "sizes.men",
  "sizes.gloves",
  "sizes.hats",
] as const;
export type BlockName = (typeof blockNames)[number];

const passage = /\{\{\?([\w.]+)\}\}(.*?)\{\{\/\1\}\}/gs;

const known = new Set<string>([...factNames, ...blockNames]);

/** Returns the first name in a text that is not a placeholder; undefined when all are known. */
export function unknownFact(text: string): string | undefined {
  return namesIn(text.replace(passage, "{{$1}}$2")).find((name) => !known.has(name));
}

/**
 * Returns the text with all placeholders filled, without the passages about values that are not set; blocks stay as
 * they are.
 */
export function fillFacts(text: string, facts: PageFacts): string {
  const said = text.replace(passage, (whole, name, inside) => (isFact(name) ? facts[name] && inside : whole));
  return said.replace(/\{\{([\w.]+)\}\}/g, (whole, name) => (isFact(name) ? facts[name] : whole));
}

export function blocksIn(html: string): BlockName[] {
  return blockNames.filter((name) => html.includes(blockOf(name)));
}

/** Returns the text with its blocks filled; a name without HTML is removed together with its paragraph. */
export function fillBlocks(html: string, blocks: Partial<Record<BlockName, string>>): string {
  return blockNames.reduce((filled, name) => filled.replaceAll(blockOf(name), () => blocks[name] ?? ""), html);
}

/** Returns a text without placeholders for the search, which finds pages by their own words. */
export function withoutFacts(text: string): string {
  return text.replace(/\{\{[?/]?[\w.]+\}\}/g, " ");
}

function isFact(name: string): name is FactName {
  return factNames.some((fact) => fact === name);
}

function blockOf(name: BlockName): string {
  return `<p>{{${name}}}</p>`;
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name = ""]) => name);
}
