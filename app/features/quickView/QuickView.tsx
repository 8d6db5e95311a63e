import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LostAnswer } from "~/features/productCard/LostAnswer";
import { WishlistHeart } from "~/features/productCard/WishlistHeart";
import type { ProductView } from "~/features/productPage/productView";
import { Labels } from "~/features/products/Labels";
import { ProductPicture } from "~/features/products/ProductPicture";
import { Price } from "~/features/products/price/Price";
import type { Product } from "~/features/products/product";
import { parseSerializedJson, type SerializedJson } from "~/platform/text/serializedJson";
import { Dialog } from "~/ui/Dialog";
import type { ModalProps } from "~/ui/ModalHost";
import * as styles from "./QuickView.css";
import { QuickViewForm } from "./QuickViewForm";

/** Loader data that the product page responds with. */
type ProductLoaderData = { view?: SerializedJson<ProductView> };

/** Shows a product in a dialog over the current page. */
export function Modal({ address, onClose }: ModalProps) {
  const { t } = useTranslation("catalog");
  const { load, data } = useFetcher<ProductLoaderData>();
  useEffect(() => load(address), [load, address]);
  const product = data?.view && parseSerializedJson(data.view).product;
  return (
    <Dialog label={product?.name ?? t("card.quickView")} closeLabel={t("quickView.close")} onClose={onClose}>
      {product ? (
        <ProductSummary product={product} address={address} />
      ) : (
        <p className={styles.loading} role="status">
          {t("quickView.loading")}
        </p>
      )}
      <LostAnswer path={address} />
    </Dialog>
  );
}

function ProductSummary({ product, address }: { product: Product; address: string }) {
  const { t } = useTranslation("catalog");
  const { pathname, search } = useLocation();
  const [picture] = product.pictures;
  return (
    <div className={styles.root}>
      <ProductPicture
        file={picture?.file ?? null}
        alt=""
        size="thumb"
        imageSizes="(min-width: 768px) 380px, 90vw"
        isAboveFold
      />
      <div className={styles.info}>
        <Labels labels={product.labels} discountPercent={product.discountPercent} />
        <h2 className={styles.title}>{product.name}</h2>
        <p className={styles.quiet}>{product.subtitle}</p>
        <p className={styles.price}>
          <Price priceMinor={product.priceMinor} isFrom={product.isFrom} struckMinor={product.struckMinor} />
        </p>
        <QuickViewForm product={product} address={address} returnTo={pathname + search} />
        <WishlistHeart product={product} />
        <p className={styles.quiet}>
          {t("product.code")}: {product.code}
        </p>
        <a href={address} className={styles.detailsLink}>
          {t("quickView.whole")}
        </a>
      </div>
    </div>
  );
}
