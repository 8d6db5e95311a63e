import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { EmptyStateSuggestions, type EmptyStateSuggestionsView } from "~/features/listing/EmptyStateSuggestions";
import { listingLink } from "~/features/listing/listing";
import { useCardLabels } from "~/features/productCard/cardLabels";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink, buttonPair } from "~/ui/Button.css";
import { Pager } from "~/ui/Pager";
import { useProblemTitle } from "~/ui/useProblemTitle";

import type { WishlistView } from "./readWishlist.server";
import { ShareBox } from "./ShareBox";
import { WishlistLineRow, type WishlistRefusal } from "./WishlistLineRow";
import * as styles from "./WishlistPage.css";
import { wishlistPageCount } from "./wishlist";

type WishlistPageProps = {
  wishlist: WishlistView;
  /** Scheme and host of the shop, for the share link. */
  origin: string;
  /** The id of the share link; null while there is no list. */
  shareId: string | null;
  refusal: WishlistRefusal | null | undefined;
  /** Links to other pages, for an empty list. */
  emptyStateSuggestions: EmptyStateSuggestionsView | null;
};

export function WishlistPage({ wishlist, origin, shareId, refusal, emptyStateSuggestions }: WishlistPageProps) {
  const { t } = useTranslation("wishlist");
  useProblemTitle(refusal?.refusedAt);
  const { count, elsewhereCount } = wishlist;
  return (
    <div className={`${column} ${styles.root}`}>
      <h1 className={styles.title}>{t("title")}</h1>
      {count > 0 ? <p className={styles.count}>{t("count", { count })}</p> : <EmptyWishlist />}
      {elsewhereCount > 0 ? <p className={styles.count}>{t("elsewhere", { count: elsewhereCount })}</p> : null}
      {count > 0 ? <WishlistLines wishlist={wishlist} refusal={refusal} /> : null}
      {emptyStateSuggestions ? <EmptyStateSuggestions emptyStateSuggestions={emptyStateSuggestions} /> : null}
      {count > 0 && shareId ? <ShareBox origin={origin} shareId={shareId} /> : null}
    </div>
  );
}

function WishlistLines({ wishlist, refusal }: Pick<WishlistPageProps, "wishlist" | "refusal">) {
  const { t } = useTranslation("wishlist");
  const locale = useLocale();
  const labels = useCardLabels();
  const { lines, page, count } = wishlist;
  return (
    <>
      <ul className={styles.lines} aria-label={t("lines")}>
        {lines.map((line) => (
          <WishlistLineRow
            key={line.card.id}
            line={line}
            labels={labels}
            refusal={refusal?.productId === line.card.id ? refusal : undefined}
          />
        ))}
      </ul>
      <Pager
        page={page}
        pageCount={wishlistPageCount(count)}
        linkOf={(number) => listingLink(addressOf("wishlist", locale), "", number)}
      />
    </>
  );
}

function EmptyWishlist() {
  const { t } = useTranslation("wishlist");
  const locale = useLocale();
  return (
    <div className={styles.empty}>
      <p>{t("empty.text")}</p>
      <p className={styles.hint}>{t("empty.hint")}</p>
      <p className={`${buttonPair} ${styles.ways}`}>
        <a className={buttonLink.dark} href={addressOf("newProducts", locale)}>
          {t("empty.new")}
        </a>
        <a className={buttonLink.light} href={addressOf("home", locale)}>
          {t("empty.home")}
        </a>
      </p>
    </div>
  );
}
