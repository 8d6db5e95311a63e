import type { Added } from "~/features/cart/addToCart.server";
import { maxLines } from "~/features/cart/cart";
import { type Pick as PickOutcome, sizeText } from "~/features/products/product";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";

/** Why a choice names no piece that can be sent, and what near it can be, in sentences. */
export function pickComplaints(pick: Extract<PickOutcome, { ok: false }>, locale: Locale): string[] {
  const t = translatorFor(locale);
  if (pick.reason !== "sold-out") return [t(missingKey[pick.reason])];
  const sizes = pick.near.inColour.map(({ size }) => sizeText(size));
  const colours = pick.near.inSize.map(({ colour }) => colour);
  return [
    t("catalog:problem.soldOut"),
    ...(sizes.length > 0 ? [t("catalog:problem.otherSizes", { list: sizes.join(", ") })] : []),
    ...(colours.length > 0 ? [t("catalog:problem.otherColours", { list: colours.join(", ") })] : []),
  ];
}

/** Why a piece that was chosen did not come into the cart. */
export function notAdded(reason: Extract<Added, { ok: false }>["reason"], locale: Locale): string {
  const t = translatorFor(locale);
  if (reason === "full") return t("catalog:problem.cartFull", { most: maxLines });
  return t(reason === "sold-out" ? "catalog:problem.soldOut" : "catalog:problem.unknown");
}

const missingKey = {
  "both-missing": "catalog:problem.bothMissing",
  "colour-missing": "catalog:problem.colourMissing",
  "size-missing": "catalog:problem.sizeMissing",
} as const;
