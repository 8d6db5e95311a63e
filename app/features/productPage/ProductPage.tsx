import { useState } from "react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { useMoney } from "~/features/money/CurrencyContext";
import type { ProductCard } from "~/features/productCard/card";
import { ProductGrid } from "~/features/productCard/ProductGrid";
import { type Product, pickVariant, variantMeant } from "~/features/products/product";
import { WatchForm, type WatchRefusal } from "~/features/stockAlerts/StockAlertForm";
import { Breadcrumb } from "~/ui/Breadcrumb";
import { BranchList } from "./BranchList";
import { ProductDetails } from "./ProductDetails";
import { ProductForm, type Refusal } from "./ProductForm";
import { ProductGallery } from "./ProductGallery";
import { ProductHead } from "./ProductHead";
import { ProductJsonLd } from "./ProductJsonLd";
import * as styles from "./ProductPage.css";
import type { ProductView } from "./productView";
import { useChoice } from "./useChoice";

export type ProductPageProps = {
  view: ProductView;
  refusal: Refusal | undefined;
  watchRefusal: WatchRefusal | undefined;
};

export function ProductPage({ view, refusal, watchRefusal }: ProductPageProps) {
  const { t } = useTranslation("product");
  const { product, crumbs, picked } = view;
  const { shown, choose, isLive } = useChoice(picked);
  const pick = pickVariant(product.variants, shown);
  const unitMinor = variantMeant(pick)?.unitMinor ?? null;
  return (
    <div className={column}>
      <Breadcrumb crumbs={crumbs} />
      <article className={styles.root}>
        <div className={styles.facts}>
          <ProductHead product={product} unitMinor={unitMinor} />
          <ProductForm product={product} shown={shown} isLive={isLive} onChoose={choose} refusal={refusal} />
          <div className={styles.extras}>
            {product.availability === "online" ? <DeliveryPromise aboveMinor={view.freeDeliveryAboveMinor} /> : null}
            <WatchForm product={product} shown={shown} refusal={watchRefusal} endId={view.endWatchId} />
          </div>
          <BranchList branches={view.branches} shown={shown} />
        </div>
        <Gallery product={product} colourId={shown.colourId} />
        <ProductDetails view={view} />
      </article>
      <BackLink backTo={view.backTo} />
      <Cards title={useTranslation("catalog").t("product.related")} cards={view.related} />
      <Cards title={t("seen")} cards={view.seen} />
      <ProductJsonLd view={view} />
    </div>
  );
}

/** The pictures keep the order of the first sight; a colour picked later only turns to its own. */
function Gallery({ product, colourId }: { product: Product; colourId: string | null }) {
  const { t } = useTranslation("catalog");
  const [pictures] = useState(product.pictures);
  const { name, variants } = product;
  const images = pictures.map((picture) => {
    const colour = variants.find((variant) => variant.colourId === picture.colourId)?.colour;
    return { image: picture.file, alt: colour ? t("product.picture", { name, colour }) : name };
  });
  const main = pictures.find((picture) => picture.colourId === colourId) ?? pictures[0];
  return (
    <ProductGallery
      images={images}
      type="product"
      productName={name}
      mainImage={main?.file ?? null}
      description={product.description}
      additionalInfo={product.moreInfo}
    />
  );
}

function DeliveryPromise({ aboveMinor }: { aboveMinor: number }) {
  const { t } = useTranslation("product");
  const limit = useMoney()(aboveMinor);
  return (
    <p className={styles.quiet}>
      {t("promise.send")} {aboveMinor < Number.MAX_SAFE_INTEGER ? t("promise.free", { limit }) : null}
    </p>
  );
}

/** Where the visitor came from, at the place where this product stands. */
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

function Cards({ title, cards }: { title: string; cards: ProductCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2 className={styles.relatedTitle}>{title}</h2>
      <ProductGrid cards={cards} headingLevel="h3" />
    </section>
  );
}
