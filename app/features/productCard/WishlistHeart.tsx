import { useTranslation } from "react-i18next";
import { useWishes, wishFormId } from "./savedProducts";
import * as styles from "./WishlistHeart.css";

type WishHeartProps = { product: { id: number; name: string } };

/** Saves a product, or takes it off the list, with its words beside the heart. */
export function WishHeart({ product }: WishHeartProps) {
  const { t } = useTranslation("catalog");
  const isSaved = useWishes().includes(product.id);
  return (
    <button
      type="submit"
      form={wishFormId}
      name={isSaved ? "remove" : "add"}
      value={product.id}
      className={styles.spelled}
    >
      {isSaved ? t("wish.saved") : t("wish.save")}
    </button>
  );
}
