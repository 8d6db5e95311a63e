import type { AddToCartResult } from "~/features/cart/addToCart.server";
import { maxLines } from "~/features/cart/cart";
import type { VariantSelection } from "~/features/products/product";
import { formatSize } from "~/features/sizes/sizes";
import type { Translate } from "~/platform/i18n/i18n.server";

/** Says why a selection is not an available variant, and which alternatives are. */
export function selectionErrors(selection: Extract<VariantSelection, { ok: false }>, t: Translate): string[] {
  if (selection.reason !== "sold-out") return [t(missingKey[selection.reason])];
  const sizes = selection.alternatives.inColour.map(({ size }) => formatSize(size));
  const colours = selection.alternatives.inSize.map(({ colour }) => colour);
  return [
    t("catalog:problem.soldOut"),
    ...(sizes.length > 0 ? [t("catalog:problem.otherSizes", { list: sizes.join(", ") })] : []),
    ...(colours.length > 0 ? [t("catalog:problem.otherColours", { list: colours.join(", ") })] : []),
  ];
}

/** Says why a variant was not added to the cart. */
export function addToCartError(reason: Extract<AddToCartResult, { ok: false }>["reason"], t: Translate): string {
  if (reason === "full") return t("catalog:problem.cartFull", { most: maxLines });
  return t(reason === "sold-out" ? "catalog:problem.soldOut" : "catalog:problem.unknown");
}

const missingKey = {
  "both-missing": "catalog:problem.bothMissing",
  "colour-missing": "catalog:problem.colourMissing",
  "size-missing": "catalog:problem.sizeMissing",
} as const;
