import type { Traits } from "~/features/products/product";

export const careKinds = ["smooth", "suede", "fur"] as const;
export type CareKind = (typeof careKinds)[number];

const careOfMaterial: Partial<Record<string, CareKind>> = {
  "jehneci-nappa": "smooth",
  hovezina: "smooth",
  "teleci-usen": "smooth",
  kozinka: "smooth",
  jelenice: "smooth",
  "kozi-semis": "suede",
  nubuk: "suede",
  beranek: "fur",
  "toskansky-beranek": "fur",
  "persky-beranek": "fur",
  liska: "fur",
  norek: "fur",
  kralik: "fur",
  nutrie: "fur",
};

/** How the materials of a product want to be treated, each way once. All of them come from animals. */
export function careOf({ material = [] }: Traits): CareKind[] {
  const kinds = new Set(material.map((id) => careOfMaterial[id]));
  return careKinds.filter((kind) => kinds.has(kind));
}
