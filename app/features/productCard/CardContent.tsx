import { useTranslation } from "react-i18next";

import { pictureAddress, productAddress } from "~/addresses";
import { useMoney } from "~/features/money/CurrencyContext";
import { Labels } from "~/features/products/Labels";
import { isDiscountLabel } from "~/features/products/label";
import { ProductPicture } from "~/features/products/ProductPicture";
import { Price, ReducedPrice } from "~/features/products/price/Price";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { useLiteMode } from "~/platform/slowConnection/liteMode";

import { CardAddToCart } from "./CardAddToCart";
import * as styles from "./CardContent.css";
import type { ProductCard } from "./card";
import { useCardLabels } from "./cardLabels";

const imageSizes = "(min-width: 1506px) 268px, (min-width: 1024px) 18vw, (min-width: 768px) 30vw, 44vw";

type CardContentProps = {
  card: ProductCard;
  /** True for a card at the top of the page, whose picture loads at once. */
  isAboveFold: boolean;
  headingLevel: "h2" | "h3";
};

/**
 * Draws what all visitors see of a product in a grid: everything except the heart. It is rendered only on the server.
 */
export function CardContent({ card, isAboveFold, headingLevel: Heading }: CardContentProps) {
  const address = productAddress(useLocale(), card);
  const onPicture = labelsFor(card, "picture");
  return (
    <>
      <CardPicture card={card} isAboveFold={isAboveFold} />
      {onPicture.length > 0 ? (
        <div className={styles.labels}>
          <Labels labels={onPicture} discountPercent={card.discountPercent} />
        </div>
      ) : null}
      <Heading className={styles.name}>
        <a className={styles.link} href={address}>
          {card.name}
        </a>
      </Heading>
      <CardPrice card={card} />
      <Swatches colours={card.colours} />
      <a className={styles.quickView} href={address} data-modal="product">
        {useCardLabels().quickView}
      </a>{" "}
      <div className={styles.add}>
        <CardAddToCart card={card} address={address} />
      </div>
    </>
  );
}

/**
 * Returns the most important label of a card, if it belongs to this place: a discount stands beside the price, all
 * others on the picture. The product page shows all labels.
 */
function labelsFor({ labels }: ProductCard, place: "picture" | "price") {
  return labels.slice(0, 1).filter((label) => isDiscountLabel(label) === (place === "price"));
}

type CardPictureProps = { card: ProductCard; isAboveFold: boolean };

/**
 * Draws the picture of a card. The second picture is loaded when a pointer first hovers over the card
 * (`showSecondPicture`), as browsers without scripts load even lazy pictures at once. Lite mode has no scripts and so
 * no second picture.
 */
function CardPicture({ card, isAboveFold }: CardPictureProps) {
  const isLite = useLiteMode();
  const second = card.secondPicture && !isLite ? pictureAddress("thumb", card.secondPicture, 480) : undefined;
  return (
    <div className={styles.picture} data-second={second}>
      <ProductPicture file={card.picture} alt="" size="thumb" imageSizes={imageSizes} isAboveFold={isAboveFold} />
    </div>
  );
}

/** Draws the price. The price before a sale is shown once, before the words that the law requires beside a discount. */
function CardPrice({ card }: { card: ProductCard }) {
  const { priceMinor, isFrom, struckMinor, discountPercent } = card;
  const { t } = useTranslation("catalog");
  const money = useMoney();
  return (
    <div className={styles.price}>
      <div className={styles.amount}>
        <p>
          {struckMinor ? (
            <ReducedPrice priceMinor={priceMinor} isFrom={isFrom} />
          ) : (
            <Price priceMinor={priceMinor} isFrom={isFrom} />
          )}
        </p>
        <Labels labels={labelsFor(card, "price")} discountPercent={discountPercent} />
      </div>
      {struckMinor ? (
        <p className={styles.lowest}>
          <s className={styles.struck}>{money(struckMinor)}</s> {t("card.lowest30")}
        </p>
      ) : null}
    </div>
  );
}

/** Draws the colours. A product without colours keeps the row, as the bag stands in it. */
function Swatches({ colours }: Pick<ProductCard, "colours">) {
  if (colours.length === 0) return <div className={styles.swatches} />;
  return (
    <svg
      role="img"
      aria-label={colours.map(({ name }) => name).join(", ")}
      width={colours.length * 20}
      height="16"
      className={styles.swatches}
    >
      {colours.map(({ id, hex }, index) => (
        <circle key={id} cx={7 + index * 20} cy="8" r="6.5" fill={hex} />
      ))}
    </svg>
  );
}
