import { useTranslation } from "react-i18next";
import { spoken } from "styles/global.css";

import { productAddress } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";

import type { ProductCard } from "./card";
import { Labels } from "./Labels";
import { Price } from "./Price";
import * as styles from "./ProductGrid.css";
import { ProductPicture } from "./ProductPicture";

const shownWidth = "(min-width: 1506px) 268px, (min-width: 1024px) 18vw, (min-width: 768px) 30vw, 46vw";

type ProductGridProps = {
  cards: readonly ProductCard[];
  /** The grid opens the page: its first row is fetched at once. */
  isFirstSight?: boolean;
  headingLevel: "h2" | "h3";
};

export function ProductGrid({ cards, isFirstSight, headingLevel }: ProductGridProps) {
  return (
    <ul className={styles.root}>
      {cards.map((card, index) => (
        <Card key={card.id} card={card} isFirstSight={isFirstSight === true && index < 2} headingLevel={headingLevel} />
      ))}
    </ul>
  );
}

type CardProps = { card: ProductCard; isFirstSight: boolean; headingLevel: "h2" | "h3" };

function Card({ card, isFirstSight, headingLevel: Heading }: CardProps) {
  const { t } = useTranslation("catalog");
  const locale = useLocale();
  return (
    <li id={`p-${card.id}`} className={styles.card}>
      <div className={styles.picture}>
        <ProductPicture file={card.picture} alt="" size="thumb" shownWidth={shownWidth} isFirstSight={isFirstSight} />
        <div className={styles.labels}>
          <Labels labels={card.labels} discountPercent={card.discountPercent} />
        </div>
      </div>
      <Heading className={styles.name}>
        <a className={styles.link} href={productAddress(locale, card)}>
          {card.name}
        </a>
      </Heading>
      <p className={styles.price}>
        <Price priceMinor={card.priceMinor} isFrom={card.isFrom} struckMinor={card.struckMinor} />
      </p>
      {card.availability === "online" ? (
        <Swatches colours={card.colours} />
      ) : (
        <p className={styles.quiet}>{t(`availability.${card.availability}`)}</p>
      )}
    </li>
  );
}

function Swatches({ colours }: { colours: ProductCard["colours"] }) {
  const { t } = useTranslation("catalog");
  if (colours.length < 2) return null;
  return (
    <p className={styles.swatches}>
      <span className={spoken}>
        {t("colours")}: {colours.map((colour) => colour.name).join(", ")}
      </span>
      {colours.map(({ name, hex }) => (
        <svg key={name} aria-hidden="true" width="14" height="14" viewBox="0 0 14 14" className={styles.swatch}>
          <circle cx="7" cy="7" r="6.5" fill={hex} />
        </svg>
      ))}
    </p>
  );
}
