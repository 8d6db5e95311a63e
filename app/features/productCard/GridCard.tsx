import { pictureAddress, productAddress } from "~/addresses";
import { coloursOf } from "~/features/products/cardColour";
import { Labels } from "~/features/products/Labels";
import { ProductPicture } from "~/features/products/ProductPicture";
import { Price } from "~/features/products/price/Price";
import type { Locale } from "~/platform/i18n/locale";
import { CardBuy } from "./CardBuy";
import type { ProductCard } from "./card";
import type { CardWords } from "./cardLabels";
import * as styles from "./GridCard.css";
import { wishFormId } from "./savedProducts";
import * as heart from "./WishlistHeart.css";

const shownWidth = "(min-width: 1506px) 268px, (min-width: 1024px) 18vw, (min-width: 768px) 30vw, 44vw";

type GridCardProps = {
  card: ProductCard;
  locale: Locale;
  words: CardWords;
  /** The page's path and query, to which the card's forms lead back. */
  here: string;
  isSaved: boolean;
  hasSecondPicture: boolean;
  isFirstSight: boolean;
  headingLevel: "h2" | "h3";
  refusal: { address: string; messages: readonly string[] } | undefined;
};

export function GridCard(props: GridCardProps) {
  const { card, locale, words, here, isSaved, headingLevel: Heading, refusal } = props;
  const address = productAddress(locale, card);
  return (
    <li id={`p-${card.id}`} className={styles.root}>
      <CardPicture {...props} address={address} />
      <Heading className={styles.name}>
        <a className={styles.link} href={address}>
          {card.name}
        </a>
      </Heading>
      <p className={styles.price}>
        <Price priceMinor={card.priceMinor} isFrom={card.isFrom} struckMinor={card.struckMinor} />
      </p>
      {card.colours.includes(";") ? <Swatches card={card} /> : null}
      <button
        type="submit"
        form={wishFormId}
        name={isSaved ? "remove" : "add"}
        value={card.id}
        aria-label={`${isSaved ? words.saved : words.save}: ${card.name}`}
        className={heart.onCard}
      />
      <CardBuy
        card={card}
        address={address}
        here={here}
        words={words}
        messages={refusal?.address === address ? refusal.messages : undefined}
      />
    </li>
  );
}

function CardPicture({ card, address, words, isFirstSight, hasSecondPicture }: GridCardProps & { address: string }) {
  return (
    <div className={styles.picture}>
      <ProductPicture file={card.picture} alt="" size="thumb" shownWidth={shownWidth} isFirstSight={isFirstSight} />
      {hasSecondPicture && card.secondPicture ? (
        <img className={styles.second} src={pictureAddress("thumb", card.secondPicture, 480)} alt="" />
      ) : null}
      {card.labels.length > 0 ? (
        <div className={styles.labels}>
          <Labels labels={card.labels} discountPercent={card.discountPercent} />
        </div>
      ) : null}
      <a className={styles.look} href={address} data-modal="product">
        {words.look}
      </a>
    </div>
  );
}

/** Hexes and names are the shop's own; the circles are one text, as thirty cards have a hundred of them. */
function Swatches({ card }: { card: ProductCard }) {
  const colours = coloursOf(card);
  const circles = colours.map(({ hex }, index) => `<circle cx="${7 + index * 20}" cy="8" r="6.5" fill="${hex}"/>`);
  return (
    <svg
      role="img"
      aria-label={colours.map(({ name }) => name).join(", ")}
      width={colours.length * 20}
      height="16"
      className={styles.swatches}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: hexes that the import has checked
      dangerouslySetInnerHTML={{ __html: circles.join("") }}
    />
  );
}
