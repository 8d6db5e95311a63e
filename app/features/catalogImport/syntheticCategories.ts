import type { StoreRow } from "~/features/stores/storeRow";
import type { AttributeRow } from "./rows/attributeRow";
import type { CategoryRow } from "./rows/categoryRow";

/** Categories, attributes and stores of generated products. A shop that already has some of them keeps its own. */

const firstCategoryId = 5001;
const categoriesPerSection = 20;

export const syntheticSections = [
  { id: 1, name: "Muži", slug: "muzi" },
  { id: 9, name: "Ženy", slug: "zeny" },
] as const;

/** Returns the categories that the shop addresses by fixed ids, then 20 under men and 20 under women. */
export function syntheticCategories(): CategoryRow[] {
  return [
    ...syntheticSections.map(({ id, name, slug }) => category({ id, parent: null, name, slug })),
    category({ id: 15, parent: 9, name: "Kabelky", slug: "kabelky" }),
    category({ id: 35, parent: null, name: "Slevy", slug: "slevy" }),
    category({ id: 45, parent: null, name: "Bundy z nové kolekce", slug: "bundy-z-nove-kolekce" }),
    ...syntheticSections.flatMap((section) =>
      syntheticChildren(section.id).map((id) =>
        category({ id, parent: section.id, name: `${section.name} ${id}`, slug: `${section.slug}-${id}` }),
      ),
    ),
  ];
}

/** Returns the ids of the generated categories under a section. */
export function syntheticChildren(sectionId: 1 | 9): number[] {
  const first = firstCategoryId + (sectionId === 1 ? 0 : categoriesPerSection);
  return Array.from({ length: categoriesPerSection }, (_, index) => first + index);
}

export const syntheticAttributes: AttributeRow[] = [
  {
    id: "material",
    name: { cs: "Materiál", sk: "Materiál" },
    values: [
      { id: "jehneci-nappa", name: { cs: "jehněčí nappa", sk: "jahňacia napa" } },
      { id: "hovezina", name: { cs: "hovězí useň", sk: "hovädzia koža" } },
      { id: "kozi-semis", name: { cs: "kozí semiš", sk: "kozí semiš" } },
    ],
  },
  {
    id: "pohlavi",
    name: { cs: "Určení", sk: "Určenie" },
    values: [
      { id: "panske", name: { cs: "pánské", sk: "pánske" } },
      { id: "damske", name: { cs: "dámské", sk: "dámske" } },
    ],
  },
];

export const syntheticStores: StoreRow[] = [
  store("eshop", "warehouse", "Sklad e-shopu"),
  store("praha", "store", "KARA Praha"),
];

function category({ id, parent, name, slug }: { id: number; parent: number | null; name: string; slug: string }) {
  const empty = { cs: "", sk: "" };
  return { id, parent, position: id, name: { cs: name, sk: name }, slug: { cs: slug, sk: slug }, description: empty };
}

function store(id: string, kind: StoreRow["kind"], name: string): StoreRow {
  const address = { street: "", city: "", zip: "", country: "CZ", phone: "", email: "" };
  const plain = { position: 0, hours: {}, exceptions: [], note: { cs: "", sk: "" } };
  return { id, kind, name: { cs: name, sk: name }, ...address, ...plain };
}
