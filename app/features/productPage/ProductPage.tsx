import { useState } from "react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { GuaranteeNotice } from "~/features/content/guarantee/GuaranteeNotice";
import { infoPageAddress } from "~/features/content/linkedInfoPages";
import type { DrawnCard } from "~/features/productCard/card";
import { ProductGrid } from "~/features/productCard/ProductGrid";
import { type Product, selectedVariant, selectVariant } from "~/features/products/product";
import { StockAlertForm } from "~/features/stockAlerts/StockAlertForm";
import type { StockAlertErrors } from "~/features/stockAlerts/stockAlert.form";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { Breadcrumb } from "~/ui/Breadcrumb";
import { BuyBar } from "./BuyBar";
import { GalleryAndTexts } from "./gallery/GalleryAndTexts";
import { pictureAlts, pictureView } from "./gallery/pictureAlt";
import { ProductAttributes } from "./ProductAttributes";
import { ProductFolds } from "./ProductFolds";
import { type AddToCartErrors, ProductForm } from "./ProductForm";
import { ProductHead } from "./ProductHead";
import { ProductJsonLd } from "./ProductJsonLd";
import * as styles from "./ProductPage.css";
import { Promises } from "./Promises";
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
  return (
    <div className={column}>
      <Breadcrumb crumbs={crumbs} />
      <div>
        <article className={styles.root}>
          <div className={styles.facts}>
            <div className={styles.info}>
              <ProductHead product={product} unitMinor={unitMinor} />
              <ProductForm
                product={product}
                hasSizeTable={view.sizeTable !== null}
                shown={shown}
                isHydrated={isHydrated}
                onSelect={select}
                formErrors={formErrors}
              />
              <div className={styles.extras}>
                <Promises
                  arrivesOn={view.arrivesOn}
                  freeAboveMinor={view.freeDeliveryAboveMinor}
                  phone={view.phone}
                  isAltered={view.sizeTable?.kind === "women" || view.sizeTable?.kind === "men"}
                />
                <ShoppingLinks />
                <StockAlertForm
                  product={product}
                  shown={shown}
                  formErrors={stockAlertErrors}
                  cancelId={view.cancelStockAlertId}
                />
              </div>
            </div>
          </div>
          <div className={styles.stores}>
            <StoreAvailability storeAvailability={view.storeAvailability} shown={shown} />
          </div>
          <Gallery product={product} colourId={shown.colourId} />
          <ProductFolds view={view} />
          <div className={styles.attributes}>
            <ProductAttributes product={product} />
          </div>
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

/** The pictures keep their first order; selecting another colour only moves the slider to its picture. */
function Gallery({ product, colourId }: { product: Product; colourId: string | null }) {
  const { t } = useTranslation("product");
  const [pictures] = useState(product.pictures);
  const { name, variants } = product;
  const alts = pictureAlts(
    pictures.map((picture) => {
      const colour = variants.find((variant) => variant.colourId === picture.colourId)?.colour ?? null;
      const view = pictureView(picture.file);
      return { name, colour, viewName: view && t(`gallery.view.${view}`) };
    }),
  );
  const images = pictures.map(({ file, colourId }, index) => ({ image: file, alt: alts[index] ?? name, colourId }));
  const main = pictures.find((picture) => picture.colourId === colourId) ?? pictures[0];
  return (
    <GalleryAndTexts
      images={images}
      type="product"
      productName={name}
      mainImage={main?.file ?? null}
      description={product.description}
      additionalInfo={product.moreInfo}
    />
  );
}

/** What shoppers ask about before they buy. */
function ShoppingLinks() {
  const { t } = useTranslation("legal");
  const locale = useLocale();
  return (
    <p>
      <a href={infoPageAddress(locale, "delivery")}>{t("product.delivery")}</a> ·{" "}
      <a href={infoPageAddress(locale, "returns")}>{t("product.returns")}</a>
    </p>
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
