import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { displayContents } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { Intent } from "~/ui/Intent";

import { type HeartIntent, heartFormId, useSavedProductIds } from "./savedProducts";
import * as styles from "./WishlistHeart.css";

type WishlistHeartProps = {
  product: { id: number; name: string };
  /** Shows only the heart, as high as the button that it stands beside. */
  isBeside?: boolean;
};

/**
 * A button that adds a product to the wishlist or removes it, by a form that all hearts of the page share. Browsers
 * without the attribute `form`, such as Lynx and NetSurf, submit the surrounding form, which has the same effect.
 */
export function WishlistHeart({ product, isBeside = false }: WishlistHeartProps) {
  const { t } = useTranslation("catalog");
  const { pathname, search } = useLocation();
  const isSaved = useSavedProductIds().includes(product.id);
  const label = isSaved ? t("wishlist.saved") : t("wishlist.save");
  const button = { type: "submit", form: heartFormId(isSaved), name: "product", value: product.id } as const;
  return (
    <form method="post" action={addressOf("wishlist", useLocale())} className={displayContents}>
      <Intent<HeartIntent> name={isSaved ? "remove-product" : "save-product"} />
      <input type="hidden" name="product" value={product.id} />
      <input type="hidden" name="back" value={pathname + search} />
      <button {...button} title={isBeside ? label : undefined} className={isBeside ? styles.beside : styles.spelled}>
        {label}
      </button>
    </form>
  );
}
