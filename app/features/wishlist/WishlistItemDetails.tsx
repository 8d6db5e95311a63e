import { useTranslation } from "react-i18next";

import { productAddress } from "~/addresses";
import { useMoney } from "~/features/money/CurrencyContext";
import type { ProductCard } from "~/features/productCard/card";
import { ProductPicture } from "~/features/products/ProductPicture";
import { Price } from "~/features/products/price/Price";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./WishlistLineRow.css";
import type { WishlistMarks } from "./wishlist";

type WishlistItemDetailsProps = { card: ProductCard; marks: WishlistMarks | null };

/** Shows a saved product as it is today and, to the list's owner, what has improved since it was saved. */
export function WishlistItemDetails({ card, marks }: WishlistItemDetailsProps) {
  const { t } = useTranslation("wishlist");
  const money = useMoney();
  const locale = useLocale();
  return (
    <>
      <div className={styles.picture}>
        <ProductPicture file={card.picture} alt="" size="thumb" imageSizes="(min-width: 768px) 150px, 104px" />
      </div>
      <div className={styles.facts}>
        <h2 className={styles.name}>
          <a href={productAddress(locale, card)} className={styles.link}>
            {card.name}
          </a>
        </h2>
        <p>
          <Price priceMinor={card.priceMinor} isFrom={card.isFrom} struckMinor={card.struckMinor} />
        </p>
        {marks?.droppedFromMinor ? (
          <p className={styles.mark}>
            {t("mark.dropped", { before: money(marks.droppedFromMinor), now: money(card.priceMinor) })}
          </p>
        ) : null}
        {marks?.isBack ? <p className={styles.mark}>{t("mark.back")}</p> : null}
      </div>
    </>
  );
}
