import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { listingLink } from "~/features/listing/listing";
import { useCardWords } from "~/features/productCard/cardLabels";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";
import { Pager } from "~/ui/Pager";
import { useProblemTitle } from "~/ui/useProblemTitle";

import type { WishPage } from "./readWishlist.server";
import { ShareBox } from "./ShareBox";
import { WishLineRow, type WishRefusal } from "./WishLineRow";
import * as styles from "./WishlistPage.css";
import { wishPageCount } from "./wishlist";

type WishlistPageProps = {
  wishes: WishPage;
  /** Scheme and host of the shop, for the link to copy. */
  origin: string;
  /** Null while there is no list. */
  shareId: string | null;
  refusal: WishRefusal | null | undefined;
};

export function WishlistPage({ wishes, origin, shareId, refusal }: WishlistPageProps) {
  const { t } = useTranslation("wishlist");
  useProblemTitle(refusal ? 1 : undefined);
  const { count, elsewhereCount } = wishes;
  return (
    <div className={`${column} ${styles.root}`}>
      <h1 className={styles.title}>{t("title")}</h1>
      {count > 0 ? <p className={styles.count}>{t("count", { count })}</p> : <EmptyWishlist />}
      {elsewhereCount > 0 ? <p className={styles.count}>{t("elsewhere", { count: elsewhereCount })}</p> : null}
      {count > 0 ? <WishLines wishes={wishes} refusal={refusal} /> : null}
      {count > 0 && shareId ? <ShareBox origin={origin} shareId={shareId} /> : null}
    </div>
  );
}

function WishLines({ wishes, refusal }: Pick<WishlistPageProps, "wishes" | "refusal">) {
  const { t } = useTranslation("wishlist");
  const locale = useLocale();
  const words = useCardWords();
  const { lines, page, count } = wishes;
  return (
    <>
      <ul className={styles.lines} aria-label={t("lines")}>
        {lines.map((line) => (
          // A new note from the server shows itself in the field, which otherwise keeps what was typed.
          <WishLineRow
            key={`${line.card.id}-${line.note}`}
            line={line}
            words={words}
            refusal={refusal?.productId === line.card.id ? refusal : undefined}
          />
        ))}
      </ul>
      <Pager
        page={page}
        pageCount={wishPageCount(count)}
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
      <p className={styles.ways}>
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
