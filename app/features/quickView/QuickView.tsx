import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { WishHeart } from "~/features/productCard/WishlistHeart";
import type { ProductView } from "~/features/productPage/productView";
import { Labels } from "~/features/products/Labels";
import { ProductPicture } from "~/features/products/ProductPicture";
import { Price } from "~/features/products/price/Price";
import type { Product } from "~/features/products/product";
import { type Packed, unpack } from "~/platform/pageCache/serializedJson";
import { Dialog } from "~/ui/Dialog";
import type { ModalProps } from "~/ui/ModalHost";
import * as styles from "./QuickView.css";
import { LookForm } from "./QuickViewForm";

/** What the product's own address answers. */
type Shown = { view?: Packed<ProductView> };

/** A product's information over the page that the visitor is on. */
export function Modal({ address, onClose }: ModalProps) {
  const { t } = useTranslation("catalog");
  const { load, data } = useFetcher<Shown>();
  useEffect(() => load(address), [load, address]);
  const product = data?.view && unpack(data.view).product;
  return (
    <Dialog label={product?.name ?? t("card.look")} closeLabel={t("look.close")} onClose={onClose}>
      {product ? (
        <ProductFacts product={product} address={address} />
      ) : (
        <p className={styles.waiting} role="status">
          {t("look.loading")}
        </p>
      )}
    </Dialog>
  );
}

function ProductFacts({ product, address }: { product: Product; address: string }) {
  const { t } = useTranslation("catalog");
  const { pathname, search } = useLocation();
  const [picture] = product.pictures;
  return (
    <div className={styles.root}>
      <ProductPicture
        file={picture?.file ?? null}
        alt=""
        size="thumb"
        shownWidth="(min-width: 768px) 380px, 90vw"
        isFirstSight
      />
      <div className={styles.facts}>
        <Labels labels={product.labels} discountPercent={product.discountPercent} />
        <h2 className={styles.title}>{product.name}</h2>
        <p className={styles.quiet}>{product.subtitle}</p>
        <p className={styles.price}>
          <Price priceMinor={product.priceMinor} isFrom={product.isFrom} struckMinor={product.struckMinor} />
        </p>
        <LookForm product={product} address={address} here={pathname + search} />
        <WishHeart product={product} />
        <p className={styles.quiet}>
          {t("product.code")}: {product.code}
        </p>
        <a href={address} className={styles.whole}>
          {t("look.whole")}
        </a>
      </div>
    </div>
  );
}
