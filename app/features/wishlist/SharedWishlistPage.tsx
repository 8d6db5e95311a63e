import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { sharedWishlistAddress } from "~/addresses";
import { listingLink } from "~/features/listing/listing";
import type { DrawnCard } from "~/features/productCard/card";
import { ProductGrid } from "~/features/productCard/ProductGrid";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { Pager } from "~/ui/Pager";

import type { WishlistView } from "./readWishlist.server";
import * as styles from "./WishlistPage.css";
import { wishlistPageCount } from "./wishlist";

type SharedWishlistPageProps = {
  wishlist: Omit<WishlistView, "lines"> & { cards: DrawnCard[] };
  shareId: string;
};

/** Shows a shared list read-only, without its owner and notes. */
export function SharedWishlistPage({ wishlist, shareId }: SharedWishlistPageProps) {
  const { t } = useTranslation("wishlist");
  const address = sharedWishlistAddress(useLocale(), shareId);
  const { cards, count, page } = wishlist;
  return (
    <div className={`${column} ${styles.root}`}>
      <h1 className={styles.title}>{t("shared.title")}</h1>
      <p className={styles.count}>{count > 0 ? t("shared.text") : t("shared.empty")}</p>
      <ProductGrid cards={cards} />
      <Pager page={page} pageCount={wishlistPageCount(count)} linkOf={(number) => listingLink(address, "", number)} />
    </div>
  );
}
