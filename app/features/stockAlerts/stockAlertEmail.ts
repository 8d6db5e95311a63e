import { productAddress } from "~/addresses";
import { choiceQuery, variantTitle } from "~/features/products/product";
import type { Translate } from "~/platform/i18n/i18n.server";
import type { Letter } from "~/ui/letter";
import type { DueWatch } from "./stockAlert.queries.server";

/** Tells that a piece can be bought again, once, with a way to end all watches of the address. */
export function watchLetter(watch: DueWatch, { t, publicUrl }: { t: Translate; publicUrl: string }): Letter {
  const { name, colour, colourId, size } = watch;
  const variant = variantTitle({ colour, size: size ?? "" });
  const title = variant ? `${name} (${variant})` : name;
  const address = publicUrl + productAddress(watch.locale, { ...watch, id: watch.productId });
  return {
    language: watch.locale,
    subject: t("product:watch.letter.subject", { name }),
    title: t("product:watch.letter.title"),
    sections: [
      {
        parts: [
          { kind: "paragraph", text: t("product:watch.letter.text", { name: title }) },
          { kind: "link", text: t("product:watch.letter.open"), address: address + choiceQuery({ colourId, size }) },
        ],
      },
      {
        parts: [
          { kind: "paragraph", text: t("product:watch.letter.once") },
          { kind: "link", text: t("product:watch.letter.end"), address: `${address}?zrusit=${watch.id}#hlidat` },
        ],
      },
    ],
  };
}
