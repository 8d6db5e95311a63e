import { useTranslation } from "react-i18next";
import { heartFormId, useSavedProductIds } from "./savedProducts";
import * as styles from "./WishlistHeart.css";

type WishlistHeartProps = {
  product: { id: number; name: string };
  /** Shows the heart alone, as high as the button that it stands beside. */
  isBeside?: boolean;
};

/** Adds a product to the wishlist or removes it. */
export function WishlistHeart({ product, isBeside = false }: WishlistHeartProps) {
  const { t } = useTranslation("catalog");
  const isSaved = useSavedProductIds().includes(product.id);
  const label = isSaved ? t("wish.saved") : t("wish.save");
  const button = { type: "submit", form: heartFormId(isSaved), name: "product", value: product.id } as const;
  return (
    <button {...button} title={isBeside ? label : undefined} className={isBeside ? styles.beside : styles.spelled}>
      {label}
    </button>
  );
}
