import { useTranslation } from "react-i18next";

import { infoPageAddress } from "~/features/content/linkedInfoPages";
import { useMoney } from "~/features/money/CurrencyContext";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { useOnWeekday } from "~/platform/i18n/useOnWeekday";
import { formatDay } from "~/platform/time/pragueClock";

import * as styles from "./BuyerAssurances.css";

type BuyerAssurancesProps = {
  /** A day, YYYY-MM-DD; null for a product that is not sent. */
  arrivesOn: string | null;
  /** Is null when the page already says what the delivery costs. */
  freeAboveMinor: number | null;
  /** The shop's own phone number. */
  phone: string;
  /** Is false when there are no goods that could be returned. */
  isReturnable?: boolean;
  /**
   * The link to the list of stores that have the product, and the choice of its wording; undefined when no store has
   * it.
   */
  storesLink?: { href: string; isWorn: boolean };
};

/**
 * Says what a customer wants to know before buying: when the product arrives, what delivery costs, whether it can be
 * returned or tried on, and who helps.
 */
export function BuyerAssurances({
  arrivesOn,
  freeAboveMinor,
  phone,
  isReturnable = true,
  storesLink,
}: BuyerAssurancesProps) {
  const { t } = useTranslation("product");
  const locale = useLocale();
  const money = useMoney();
  const onWeekday = useOnWeekday();
  const isFreeAbove = arrivesOn !== null && freeAboveMinor !== null && freeAboveMinor < Number.MAX_SAFE_INTEGER;
  return (
    <ul className={styles.root}>
      {arrivesOn ? (
        <li>
          {t("assurance.arrives", {
            weekday: onWeekday(arrivesOn),
            day: formatDay(arrivesOn),
          })}
        </li>
      ) : null}
      {freeAboveMinor !== null ? (
        <li>
          <a href={infoPageAddress(locale, "delivery")}>
            {isFreeAbove ? t("assurance.free", { limit: money(freeAboveMinor) }) : t("assurance.delivery")}
          </a>
        </li>
      ) : null}
      {isReturnable ? (
        <li>
          <a href={infoPageAddress(locale, "returns")}>{t("assurance.return")}</a>
        </li>
      ) : null}
      {storesLink ? (
        <li>
          <a href={storesLink.href}>{t(storesLink.isWorn ? "assurance.tryOn" : "assurance.reserve")}</a>
        </li>
      ) : null}
      {phone ? (
        <li>
          {t("assurance.advice")} <a href={`tel:${phone.replace(/\s/g, "")}`}>{phone}</a>
        </li>
      ) : null}
    </ul>
  );
}
