import { pictureAddress, productAddress } from "~/addresses";
import { parseColours } from "~/features/products/cardColour";
import { Labels } from "~/features/products/Labels";
import { ProductPicture } from "~/features/products/ProductPicture";
import { Price } from "~/features/products/price/Price";
import type { Locale } from "~/platform/i18n/locale";
import { CardAddToCart } from "./CardAddToCart";
import type { ProductCard } from "./card";
import type { CardLabels } from "./cardLabels";
import * as styles from "./GridCard.css";
import { heartFormId } from "./savedProducts";
import * as heart from "./WishlistHeart.css";

const imageSizes = "(min-width: 1506px) 268px, (min-width: 1024px) 18vw, (min-width: 768px) 30vw, 44vw";

type GridCardProps = {
  card: ProductCard;
  locale: Locale;
  labels: CardLabels;
  /** Path and query of the current page, to which the card's forms redirect back. */
  returnTo: string;
  isSaved: boolean;
  hasSecondPicture: boolean;
  isAboveFold: boolean;
  headingLevel: "h2" | "h3";
  formErrors: { address: string; messages: readonly string[] } | undefined;
  submissionKey: string;
};

export function GridCard(props: GridCardProps) {
  const { card, locale, labels, returnTo, isSaved, headingLevel: Heading, formErrors } = props;
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
        form={heartFormId(isSaved)}
        name="product"
        value={card.id}
        aria-label={`${isSaved ? labels.saved : labels.save}: ${card.name}`}
        className={heart.onCard}
      />
      <CardAddToCart
        card={card}
        address={address}
        returnTo={returnTo}
        labels={labels}
        messages={formErrors?.address === address ? formErrors.messages : undefined}
        submissionKey={props.submissionKey}
      />
    </li>
  );
}

function CardPicture({ card, address, labels, isAboveFold, hasSecondPicture }: GridCardProps & { address: string }) {
  return (
    <div className={styles.picture}>
      <ProductPicture file={card.picture} alt="" size="thumb" imageSizes={imageSizes} isAboveFold={isAboveFold} />
      {hasSecondPicture && card.secondPicture ? (
        <img className={styles.second} src={pictureAddress("thumb", card.secondPicture, 480)} alt="" />
      ) : null}
      {card.labels.length > 0 ? (
        <div className={styles.labels}>
          <Labels labels={card.labels} discountPercent={card.discountPercent} />
        </div>
      ) : null}
      <a className={styles.quickView} href={address} data-modal="product">
        {labels.quickView}
      </a>
    </div>
  );
}

/** The circles are one HTML string, because thirty cards have a hundred of them. Their values come from the catalog. */
function Swatches({ card }: { card: ProductCard }) {
  const colours = parseColours(card);
  const circles = colours.map(({ hex }, index) => `<circle cx="${7 + index * 20}" cy="8" r="6.5" fill="${hex}"/>`);
  return (
    <svg
      role="img"
      aria-label={colours.map(({ name }) => name).join(", ")}
      width={colours.length * 20}
      height="16"
      className={styles.swatches}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the import has validated the hex values
      dangerouslySetInnerHTML={{ __html: circles.join("") }}
    />
  );
}
