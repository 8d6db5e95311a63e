import { useTranslation } from "react-i18next";

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

/** A listing draws thirty of these: what needs a translation stands in a part that only some cards have. */
function Card({ card, isFirstSight, headingLevel: Heading }: CardProps) {
  const locale = useLocale();
  return (
    <li id={`p-${card.id}`} className={styles.card}>
      <div className={styles.picture}>
        <ProductPicture file={card.picture} alt="" size="thumb" shownWidth={shownWidth} isFirstSight={isFirstSight} />
        {card.labels.length > 0 ? (
          <div className={styles.labels}>
            <Labels labels={card.labels} discountPercent={card.discountPercent} />
          </div>
        ) : null}
      </div>
      <Heading className={styles.name}>
        <a className={styles.link} href={productAddress(locale, card)}>
          {card.name}
        </a>
      </Heading>
      <p className={styles.price}>
        <Price priceMinor={card.priceMinor} isFrom={card.isFrom} struckMinor={card.struckMinor} />
      </p>
      {card.availability !== "online" ? <Absence availability={card.availability} /> : null}
      {card.availability === "online" && card.hexes.length > 1 ? (
        <Swatches names={card.colourNames} hexes={card.hexes} />
      ) : null}
    </li>
  );
}

function Absence({ availability }: { availability: "store" | "none" }) {
  const { t } = useTranslation("catalog");
  return <p className={styles.quiet}>{t(`availability.${availability}`)}</p>;
}

function Swatches({ names, hexes }: { names: string; hexes: string[] }) {
  return (
    <svg role="img" aria-label={names} width={hexes.length * 20} height="16" className={styles.swatches}>
      {hexes.map((hex, index) => (
        <circle key={hex} cx={7 + index * 20} cy="8" r="6.5" fill={hex} />
      ))}
    </svg>
  );
}
