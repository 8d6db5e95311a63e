import type { AttributeValueIds } from "~/features/products/product";
import { type CareInstruction, findCareInstructions } from "../careInstructions";

/**
 * A product with its values of `druh`, `pohlavi`, `material` and `vhodne-na`: what it is, for whom, of what, and what
 * it suits.
 */
export type AttributedGoods = { id: number; values: AttributeValueIds };

const careKind = "pece";

/** Kinds of products that go with others, in the order in which they are chosen: one of each, then another round. */
const kinds = ["rukavice", careKind, "opasek", careKind, "cepice", "limec", "penezenka"] as const;

export const crossSellKinds = [...new Set<string>(kinds)];

/** The attributes by which products go together. */
export const crossSellAttributes = ["druh", "pohlavi", "material", "vhodne-na"] as const;

/** The number of products in a row of the widest grid. */
const mostGoods = 5;
/** With fewer products the row would look like a mistake, so none are shown. */
const leastGoods = 3;

const forAll = "unisex";

/**
 * The value of `vhodne-na` that a care product needs for each care instruction; furs have none, as only the workshop
 * takes care of them.
 */
const careValueOf: Partial<Record<CareInstruction, string>> = { smooth: "hladka-kuze", suede: "semis" };

/**
 * Chooses products that go with those of a cart: care products for the materials in the cart, and accessories of other
 * kinds for the same people, those of the same material first. `offered` is in the order of the shop. Returns ids.
 */
export function chooseCrossSell(inCart: readonly AttributedGoods[], offered: readonly AttributedGoods[]): number[] {
  const cartIds = new Set(inCart.map(({ id }) => id));
  const people = new Set(valuesOf(inCart, "pohlavi"));
  const materials = new Set(valuesOf(inCart, "material"));
  const cares = new Set([
    ...findCareInstructions({ material: [...materials] }).map((care) => careValueOf[care]),
    ...valuesOf(inCart, "vhodne-na"),
  ]);
  const cartKinds = new Set(valuesOf(inCart, "druh"));
  const fits = ({ values }: AttributedGoods, kind: string) =>
    kind === careKind
      ? values["vhodne-na"]?.some((value) => cares.has(value))
      : !cartKinds.has(kind) && values.pohlavi?.some((value) => value === forAll || people.has(value));
  const isOfMaterial = ({ values }: AttributedGoods) => values.material?.some((value) => materials.has(value)) ?? false;
  const waiting = new Map(
    crossSellKinds.map((kind) => {
      const fitting = offered.filter(
        (goods) => goods.values.druh?.includes(kind) && !cartIds.has(goods.id) && fits(goods, kind),
      );
      const ofMaterial = fitting.filter(isOfMaterial);
      return [kind, [...ofMaterial, ...fitting.filter((goods) => !ofMaterial.includes(goods))]];
    }),
  );
  const chosen = takeInTurn(waiting);
  return chosen.length < leastGoods ? [] : chosen.map(({ id }) => id);
}

function takeInTurn(waiting: ReadonlyMap<string, AttributedGoods[]>): AttributedGoods[] {
  const chosen: AttributedGoods[] = [];
  const left = () => [...waiting.values()].some((goods) => goods.length > 0);
  while (chosen.length < mostGoods && left()) {
    for (const kind of kinds) {
      const next = waiting.get(kind)?.shift();
      if (next && chosen.length < mostGoods) chosen.push(next);
    }
  }
  return chosen;
}

function valuesOf(all: readonly AttributedGoods[], attribute: string): string[] {
  return all.flatMap(({ values }) => values[attribute] ?? []);
}
