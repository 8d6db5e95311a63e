/** How much lower a facet scores than the one that was asked for; four is a whole level. */
export const facetPenalties = { exact: 0, also: 2, near: 4 } as const;

/**
 * Meanings of the words of a query, in any language: facets of products as `attribute/value`, the meant ones first,
 * then those that also suit (`~`) or come near (`~~`). The first facet's attribute is the group that the meaning
 * belongs to. Values of attributes and colours are also understood by their own names, without a row here.
 */
export const meanings = {
  // kinds
  jacket: "druh/bunda druh/semisova-bunda druh/prosivana-bunda druh/bomber~~ druh/krivak~~",
  biker: "druh/krivak",
  bomber: "druh/bomber",
  quilted: "druh/prosivana-bunda",
  parka: "druh/prosivana-bunda druh/bunda~~",
  blazer: "druh/sako",
  coat: "druh/kabat druh/zavinovaci-kabat druh/beranek~~",
  trenchCoat: "druh/kabat druh/zavinovaci-kabat~",
  wrapCoat: "druh/zavinovaci-kabat",
  sheepskinCoat: "druh/beranek",
  furCoat: "druh/kozich druh/beranek~",
  vest: "druh/vesta druh/kozesinova-vesta",
  trousers: "druh/kalhoty",
  skirt: "druh/sukne",
  dress: "druh/saty",
  gloves: "druh/rukavice",
  hat: "druh/cepice",
  collar: "druh/limec",
  handbag: "druh/kabelka druh/crossbody~ druh/shopper~",
  bag: "druh/shopper druh/crossbody~ druh/kabelka~ druh/batoh~~",
  crossbody: "druh/crossbody druh/kabelka~~",
  waistBag: "druh/crossbody~~",
  businessBag: "druh/shopper druh/batoh~~",
  clutch: "druh/kabelka druh/crossbody~",
  backpack: "druh/batoh",
  wallet: "druh/penezenka",
  belt: "druh/opasek",
  care: "druh/pece",
  accessories: "druh/rukavice druh/opasek druh/penezenka druh/cepice druh/limec druh/kabelka~ druh/batoh~",
  // for whom
  women: "pohlavi/damske pohlavi/unisex~",
  men: "pohlavi/panske pohlavi/unisex~",
  // materials
  leather:
    "material/jehneci-nappa material/hovezina material/teleci-usen material/kozinka material/jelenice material/kozi-semis~~ material/nubuk~~",
  smoothLeather: "material/jehneci-nappa material/hovezina material/teleci-usen material/kozinka",
  suede: "material/kozi-semis material/nubuk~~",
  nubuck: "material/nubuk",
  cow: "material/hovezina",
  calf: "material/teleci-usen",
  lamb: "material/jehneci-nappa",
  goat: "material/kozinka material/kozi-semis~",
  deer: "material/jelenice",
  fur: "material/liska material/norek material/kralik material/nutrie material/persky-beranek~ material/toskansky-beranek~ material/beranek~~ limec/kozesinovy~~ podsivka/kozesinova~~",
  shearling: "material/beranek material/toskansky-beranek~ material/persky-beranek~~",
  persianLamb: "material/persky-beranek",
  mink: "material/norek",
  fox: "material/liska",
  rabbit: "material/kralik",
  nutria: "material/nutrie",
  // season and warmth
  winter: "sezona/zima podsivka/zateplena~~",
  midSeason: "sezona/prechodna sezona/celorocni~~",
  summer: "sezona/prechodna~ sezona/celorocni~ podsivka/bez-podsivky~",
  allYear: "sezona/celorocni",
  warm: "podsivka/zateplena podsivka/kozesinova podsivka/kasmir~ sezona/zima~~",
  // cut, length, closure, collar, lining
  hood: "limec/kapuce",
  furCollar: "limec/kozesinovy",
  standCollar: "limec/stojacek",
  lapels: "limec/klopy",
  knitCollar: "limec/uplet",
  belted: "zapinani/pasek",
  zip: "zapinani/zip",
  buttons: "zapinani/knofliky",
  snaps: "zapinani/druky",
  magnet: "zapinani/magnet",
  long: "delka/dlouha delka/stredni~~",
  midLength: "delka/stredni",
  short: "delka/kratka",
  slimFit: "strih/slim",
  looseFit: "strih/oversize strih/comfort~",
  furLining: "podsivka/kozesinova",
  cashmere: "podsivka/kasmir",
  silk: "podsivka/hedvabi",
  cotton: "podsivka/bavlna",
  unlined: "podsivka/bez-podsivky",
  // colours
  black: "colour/cerna",
  brown: "colour/hneda colour/tmave-hneda~ colour/konak~~",
  darkBrown: "colour/tmave-hneda colour/hneda~~",
  lightBrown: "colour/konak colour/bezova~",
  cognac: "colour/konak",
  burgundy: "colour/bordo",
  red: "colour/cervena colour/bordo~~",
  blue: "colour/tmave-modra",
  green: "colour/olivova colour/khaki",
  olive: "colour/olivova colour/khaki~~",
  khaki: "colour/khaki colour/olivova~~",
  beige: "colour/bezova colour/prirodni~~",
  grey: "colour/seda",
  white: "colour/bila colour/prirodni~ colour/bezova~~",
  natural: "colour/prirodni",
  dark: "colour/cerna colour/tmave-hneda colour/tmave-modra",
  light: "colour/bezova colour/bila colour/prirodni colour/seda~",
  // intents that are not properties of a product
  gift: "giftIdea/any",
  imitation: "imitation/any",
} as const satisfies Record<string, string>;

export type Meaning = keyof typeof meanings;

/** The group of what a product is, a jacket or a belt: the attribute of its kind. */
export const kindGroup = "druh";

/** Kinds that suit as a gift: they need no size, or one that is easily guessed. */
export const giftFacets =
  "druh/rukavice druh/penezenka druh/opasek druh/cepice druh/limec~ druh/crossbody~ druh/kabelka~ druh/batoh~ druh/pece~~";

/**
 * Kinds that substitute each other when none of the requested kind has the requested property: no coat has a hood, but
 * jackets do.
 */
export const kindFamilies: readonly string[] = [
  "bunda krivak bomber semisova-bunda prosivana-bunda kabat zavinovaci-kabat beranek kozich",
  "vesta kozesinova-vesta",
  "sukne saty",
  "kabelka crossbody shopper batoh",
  "cepice limec rukavice",
];

/** How much a part of a query matters when no product has all parts; by group, which is an attribute. */
export const groupWeights: Readonly<Record<string, number>> = {
  druh: 8,
  pohlavi: 5,
  material: 5,
  limec: 5,
  zapinani: 4,
  podsivka: 4,
  sezona: 4,
  delka: 2,
  strih: 2,
  colour: 2,
  size: 2,
};
export const wordWeight = 4;
