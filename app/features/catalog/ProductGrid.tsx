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

/** A listing draws thirty of these: what needs a translation stands in a part that only some cards have. */
function Card({ card, isFirstSight, headingLevel: Heading }: CardProps) {
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
      {card.availability !== "online" ? <Absence availability={card.availability} /> : null}
      {card.availability === "online" && card.colours.length > 1 ? <Swatches colours={card.colours} /> : null}
    </li>
  );
}

function Absence({ availability }: { availability: "store" | "none" }) {
  const { t } = useTranslation("catalog");
  return <p className={styles.quiet}>{t(`availability.${availability}`)}</p>;
}

function Swatches({ colours }: { colours: ProductCard["colours"] }) {
  return (
    <p className={styles.swatches}>
      <span className={spoken}>{colours.map((colour) => colour.name).join(", ")}</span>
      <svg aria-hidden="true" width={colours.length * 20} height="14" className={styles.swatch}>
        {colours.map(({ name, hex }, index) => (
          <circle key={name} cx={7 + index * 20} cy="7" r="6.5" fill={hex} />
        ))}
      </svg>
    </p>
  );
}
