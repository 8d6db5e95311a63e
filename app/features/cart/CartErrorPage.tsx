import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { buttonLink } from "~/ui/Button.css";
import { FailedPage } from "~/ui/FailedPage";

import type { CartOperation } from "./loadCart.server";

export function isCartOperation(value: unknown): value is CartOperation {
  return value === "load" || value === "create" || value === "change";
}

/** Replaces the page when the cart could not be loaded, created or changed. */
export function CartErrorPage({ operation }: { operation: CartOperation }) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  return (
    <FailedPage title={t("title")} text={t(`failed.${operation}`)} isAlert>
      <a className={buttonLink.dark} href={addressOf("cart", locale)}>
        {t("failed.again")}
      </a>
    </FailedPage>
  );
}
