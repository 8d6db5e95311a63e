import { useState } from "react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { GuaranteeNotice } from "~/features/content/guarantee/GuaranteeNotice";
import type { DrawnCard } from "~/features/productCard/card";
import { ProductGrid } from "~/features/productCard/ProductGrid";
import {
  buildSelectionQuery,
  type Picture,
  type Product,
  picturesInColour,
  type SelectedOptions,
  selectedVariant,
  selectVariant,
} from "~/features/products/product";
import { isStockAlertFolded, StockAlertForm } from "~/features/stockAlerts/StockAlertForm";
import type { StockAlertErrors } from "~/features/stockAlerts/stockAlert.form";
import { Breadcrumb } from "~/ui/Breadcrumb";
import { button } from "~/ui/Button.css";
import { BuyBar } from "./BuyBar";
import * as bar from "./BuyBar.css";
import { BuyerAssurances } from "./BuyerAssurances";
import { GalleryAndTexts } from "./gallery/GalleryAndTexts";
import { isWholeView, pictureAlts, pictureView } from "./gallery/pictureAlt";
import { ProductAccordion } from "./ProductAccordion";
import { ProductAttributes } from "./ProductAttributes";
import { type AddToCartErrors, ProductForm } from "./ProductForm";
import { ProductHead } from "./ProductHead";
import { ProductJsonLd } from "./ProductJsonLd";
import * as styles from "./ProductPage.css";
import type { ProductView } from "./productView";
import { StoreAvailability } from "./StoreAvailability";
import { useVariantSelection } from "./useVariantSelection";

export type ProductPageProps = {
  view: ProductView;
  formErrors: AddToCartErrors | undefined;
  stockAlertErrors: StockAlertErrors | undefined;
};

export function ProductPage({ view, formErrors, stockAlertErrors }: ProductPageProps) {
  const { t } = useTranslation("product");
  const { product, crumbs, selected } = view;
  const { shown, select, isHydrated } = useVariantSelection(selected);
  const selection = selectVariant(product.variants, shown);
  const unitMinor = selectedVariant(selection)?.unitMinor ?? null;
  const pictures = picturesInColour(product.pictures, shown.colourId);
  const alert = (
    <StockAlertForm product={product} shown={shown} formErrors={stockAlertErrors} cancelId={view.cancelStockAlertId} />
  );
  const storesLink = storesLinkOf(product, shown);
  const isStoreOnly = product.availability === "store";
  const isAlertFolded = view.cancelStockAlertId === null && isStockAlertFolded(product);
  return (
    <div className={column}>
      <Breadcrumb crumbs={crumbs} />
      <div className={bar.around}>
        <article className={arrangementOf(product, pictures)}>
          <div className={styles.facts}>
            <div className={styles.info}>
              <ProductHead product={product} unitMinor={unitMinor} />
              <ProductForm
                product={product}
                sizeTables={view.sizeTables}
                shown={shown}
                isHydrated={isHydrated}
                onSelect={select}
                formErrors={formErrors}
                tryOn={isStoreOnly && storesLink ? <ReserveLink {...storesLink} /> : null}
              />
              <div className={styles.extras}>
                {isAlertFolded ? null : alert}
                <BuyerAssurances
                  arrivesOn={view.arrivesOn}
                  freeAboveMinor={view.freeDeliveryAboveMinor}
                  phone={view.phone}
                  storesLink={isStoreOnly ? undefined : storesLink}
                />
              </div>
            </div>
          </div>
          <Gallery product={product} pictures={pictures} />
          <div className={styles.attributes}>
            <ProductAttributes product={product} />
          </div>
          <ProductAccordion view={view}>
            <StoreAvailability storeAvailability={view.storeAvailability} shown={shown} />
            {isAlertFolded ? alert : null}
          </ProductAccordion>
          <div className={styles.guarantee}>
            <GuaranteeNotice
              headingLevel="h2"
              picture={view.guaranteePicture}
              producerGuarantee={product.producerGuarantee}
            />
          </div>
        </article>
        <BuyBar product={product} selection={selection} unitMinor={unitMinor} />
      </div>
      <BackLink backTo={view.backTo} />
      <Cards title={useTranslation("catalog").t("product.related")} cards={view.related} />
      <Cards title={t("seen")} cards={view.recentlyViewed} />
      <ProductJsonLd view={view} />
    </div>
  );
}

/** Returns the link to the stores that have the shown variant, or else any variant; undefined when none has one. */
function storesLinkOf({ variants }: Product, { colourId, size }: SelectedOptions) {
  const inStores = variants.filter((variant) => variant.inStores > 0);
  if (inStores.length === 0) return undefined;
  const hasShown = inStores.some((variant) => variant.colourId === colourId && variant.size === size);
  const href = `${buildSelectionQuery({ colourId, size: hasShown ? size : null }, { prodejny: "1" })}#prodejny`;
  return { href, isWorn: inStores.some((variant) => variant.size !== "") };
}

/** Links to a reservation of a product that only stores have: trying it on comes before ordering it for pickup. */
function ReserveLink({ href, isWorn }: { href: string; isWorn: boolean }) {
  const { t } = useTranslation("product");
  return (
    <a className={button.dark} href={href}>
      {t(isWorn ? "assurance.tryOn" : "assurance.reserve")}
    </a>
  );
}

/** Returns the layout of a wide page for which neither pictures nor texts end long before the other. */
function arrangementOf({ availability, attributes, allowsMessage }: Product, pictures: readonly Picture[]): string {
  const isAvailable = availability !== "none";
  const isBrief = isAvailable && !allowsMessage && attributes.length <= maxBriefAttributes;
  switch (pictures.length) {
    case 0:
    case 1:
      return styles.withFewPictures;
    case 2:
      return isBrief && isWholeView(pictures[1]?.file ?? "") ? styles.withTwoBesideFewWords : styles.withTwoPictures;
    case 3:
      return isAvailable ? styles.withThreePictures : styles.withFewPictures;
    case 4:
    case 5:
      if (isBrief) return styles.besideFewWords;
      return isAvailable ? styles.root : styles.withManyBesideLongForm;
    default:
      return isAvailable ? styles.withManyPictures : styles.withManyBesideLongForm;
  }
}

const maxBriefAttributes = 6;

/** Shows the pictures of the chosen colour. */
function Gallery({ product, pictures }: { product: Product; pictures: readonly Picture[] }) {
  const { t } = useTranslation("product");
  const { name, variants } = product;
  const alts = pictureAlts(
    pictures.map((picture) => {
      const colour = variants.find((variant) => variant.colourId === picture.colourId)?.colour ?? null;
      const view = pictureView(picture.file);
      return { name, colour, viewName: view && t(`gallery.view.${view}`) };
    }),
  );
  const images = pictures.map(({ file }, index) => ({ image: file, alt: alts[index] ?? name }));
  return (
    <GalleryAndTexts
      images={images}
      type="product"
      productName={name}
      mainImage={images[0]?.image ?? null}
      description={product.description}
      additionalInfo={product.moreInfo}
    />
  );
}

/** Links to the list that the visitor came from, at the position of this product. */
function BackLink({ backTo: given }: { backTo: ProductView["backTo"] }) {
  const { t } = useTranslation("product");
  const catalog = useTranslation("catalog").t;
  const [backTo] = useState(given);
  return (
    <p className={styles.back}>
      <a href={backTo.link}>{backTo.text ? catalog("product.back", { name: backTo.text }) : t("backToResults")}</a>
    </p>
  );
}

function Cards({ title, cards }: { title: string; cards: DrawnCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2 className={styles.relatedTitle}>{title}</h2>
      <ProductGrid cards={cards} hasFullRows />
    </section>
  );
}
