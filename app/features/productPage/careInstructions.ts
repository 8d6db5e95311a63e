import type { AttributeValueIds } from "~/features/products/product";

const careInstructionKinds = ["smooth", "suede", "fur"] as const;
export type CareInstruction = (typeof careInstructionKinds)[number];

const instructionOfMaterial: Partial<Record<string, CareInstruction>> = {
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

/** Finds the care instructions for the materials of a product, each once. All these materials are of animal origin. */
export function findCareInstructions({ material = [] }: AttributeValueIds): CareInstruction[] {
  const kinds = new Set(material.map((id) => instructionOfMaterial[id]));
  return careInstructionKinds.filter((kind) => kinds.has(kind));
}
