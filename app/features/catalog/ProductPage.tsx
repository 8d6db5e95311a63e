import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { useMoney } from "~/features/money/CurrencyContext";
import { Breadcrumb, type Crumb } from "~/ui/Breadcrumb";

import type { ProductCard } from "./card";
import { Labels } from "./Labels";
import { Price } from "./Price";
import { ProductForm, type Refusal } from "./ProductForm";
import { ProductGallery } from "./ProductGallery";
import { ProductGrid } from "./ProductGrid";
import * as styles from "./ProductPage.css";
import { ProductTexts } from "./ProductTexts";
import type { Picked, Product } from "./product";
import { WishHeart } from "./WishHeart";

export type ProductView = {
  product: Product;
  crumbs: Crumb[];
  related: ProductCard[];
  picked: Picked;
};

type ProductPageProps = { view: ProductView; refusal: Refusal | undefined };

export function ProductPage({ view, refusal }: ProductPageProps) {
  const { t } = useTranslation("catalog");
  const { product, crumbs, related, picked } = view;
  const backTo = crumbs.at(-2);
  return (
    <div className={column}>
      <Breadcrumb crumbs={crumbs} />
      <article className={styles.root}>
        <ProductGallery product={product} />
        <div className={styles.facts}>
          <ProductHead product={product} />
          <ProductForm product={product} picked={picked} refusal={refusal} />
          <ProductTexts product={product} />
          {backTo ? (
            <a className={styles.back} href={backTo.link}>
              {t("product.back", { name: backTo.text })}
            </a>
          ) : null}
        </div>
      </article>
      {related.length > 0 ? (
        <section className={styles.related}>
          <h2 className={styles.relatedTitle}>{t("product.related")}</h2>
          <ProductGrid cards={related} headingLevel="h3" />
        </section>
      ) : null}
    </div>
  );
}

function ProductHead({ product }: { product: Product }) {
  const { t } = useTranslation("catalog");
  const money = useMoney();
  return (
    <header className={styles.head}>
      <Labels labels={product.labels} discountPercent={product.discountPercent} />
      <h1 className={styles.title}>{product.name}</h1>
      <p className={styles.subtitle}>{product.subtitle}</p>
      <p className={styles.price}>
        <Price priceMinor={product.priceMinor} isFrom={product.isFrom} struckMinor={product.struckMinor} />
      </p>
      {product.struckMinor ? (
        <p className={styles.quiet}>{t("product.lowest30", { price: money(product.struckMinor) })}</p>
      ) : null}
      <p className={styles.quiet}>
        {t("product.code")}: {product.code}
      </p>
      <WishHeart product={product} />
    </header>
  );
}
