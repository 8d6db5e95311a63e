import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { sharedWishlistAddress } from "~/addresses";
import { listingLink } from "~/features/listing/listing";
import { ProductGrid } from "~/features/productCard/ProductGrid";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { Pager } from "~/ui/Pager";

import type { WishPage } from "./readWishlist.server";
import * as styles from "./WishlistPage.css";
import { wishPageCount } from "./wishlist";

type SharedWishlistPageProps = {
  wishes: Omit<WishPage, "lines"> & { cards: WishPage["lines"][number]["card"][] };
  shareId: string;
};

/** Somebody's list, to be read: whose it is and what they wrote is not told. */
export function SharedWishlistPage({ wishes, shareId }: SharedWishlistPageProps) {
  const { t } = useTranslation("wishlist");
  const address = sharedWishlistAddress(useLocale(), shareId);
  const { cards, count, page } = wishes;
  return (
    <div className={`${column} ${styles.root}`}>
      <h1 className={styles.title}>{t("shared.title")}</h1>
      <p className={styles.count}>{count > 0 ? t("shared.text") : t("shared.empty")}</p>
      <ProductGrid cards={cards} isFirstSight headingLevel="h2" />
      <Pager page={page} pageCount={wishPageCount(count)} linkOf={(number) => listingLink(address, "", number)} />
    </div>
  );
}
