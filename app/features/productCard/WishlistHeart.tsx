import { useTranslation } from "react-i18next";
import { heartFormId, useSavedProductIds } from "./savedProducts";
import * as styles from "./WishlistHeart.css";

type WishlistHeartProps = { product: { id: number; name: string } };

/** Adds a product to the wishlist or removes it, with a text label beside the heart. */
export function WishlistHeart({ product }: WishlistHeartProps) {
  const { t } = useTranslation("catalog");
  const isSaved = useSavedProductIds().includes(product.id);
  return (
    <button type="submit" form={heartFormId(isSaved)} name="product" value={product.id} className={styles.spelled}>
      {isSaved ? t("wish.saved") : t("wish.save")}
    </button>
  );
}
