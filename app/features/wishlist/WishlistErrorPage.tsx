import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";
import { FailedPage } from "~/ui/FailedPage";

const operations = ["load", "create", "add", "remove", "change"] as const;

/** The operation that failed. */
export type WishlistOperation = (typeof operations)[number];

export function isWishlistOperation(value: unknown): value is WishlistOperation {
  return operations.some((operation) => operation === value);
}

export function WishlistErrorPage({ operation }: { operation: WishlistOperation }) {
  const { t } = useTranslation("wishlist");
  const locale = useLocale();
  return (
    <FailedPage title={t("title")} text={t(`failed.${operation}`)} isAlert>
      <a className={buttonLink.dark} href={addressOf("wishlist", locale)}>
        {t("failed.again")}
      </a>
    </FailedPage>
  );
}
