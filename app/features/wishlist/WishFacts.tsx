import { useTranslation } from "react-i18next";

import { productAddress } from "~/addresses";
import { useMoney } from "~/features/money/CurrencyContext";
import type { ProductCard } from "~/features/productCard/card";
import { ProductPicture } from "~/features/products/ProductPicture";
import { Price } from "~/features/products/price/Price";
import { useLocale } from "~/platform/i18n/LocaleContext";

import * as styles from "./WishLineRow.css";
import type { WishMarks } from "./wishlist";

type WishFactsProps = { card: ProductCard; marks: WishMarks | null };

/** A saved product as it stands today and, for its owner, what is better than when it was saved. */
export function WishFacts({ card, marks }: WishFactsProps) {
  const { t } = useTranslation("wishlist");
  const money = useMoney();
  const locale = useLocale();
  return (
    <>
      <div className={styles.picture}>
        <ProductPicture file={card.picture} alt="" size="thumb" shownWidth="(min-width: 768px) 150px, 104px" />
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
