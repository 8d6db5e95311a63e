import { useTranslation } from "react-i18next";

import { infoPageAddress } from "~/features/content/linkedInfoPages";
import { useMoney } from "~/features/money/CurrencyContext";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { useOnWeekday } from "~/platform/i18n/useOnWeekday";
import { formatDay } from "~/platform/time/pragueClock";

import * as styles from "./Promises.css";

type PromisesProps = {
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
export function Promises({ arrivesOn, freeAboveMinor, phone, isReturnable = true, storesLink }: PromisesProps) {
  const { t } = useTranslation("product");
  const locale = useLocale();
  const money = useMoney();
  const onWeekday = useOnWeekday();
  const isFreeAbove = arrivesOn !== null && freeAboveMinor !== null && freeAboveMinor < Number.MAX_SAFE_INTEGER;
  return (
    <ul className={styles.root}>
      {arrivesOn ? (
        <li>
          {t("promise.arrives", {
            weekday: onWeekday(arrivesOn),
            day: formatDay(arrivesOn),
          })}
        </li>
      ) : null}
      {freeAboveMinor !== null ? (
        <li>
          <a href={infoPageAddress(locale, "delivery")}>
            {isFreeAbove ? t("promise.free", { limit: money(freeAboveMinor) }) : t("promise.delivery")}
          </a>
        </li>
      ) : null}
      {isReturnable ? (
        <li>
          <a href={infoPageAddress(locale, "returns")}>{t("promise.return")}</a>
        </li>
      ) : null}
      {storesLink ? (
        <li>
          <a href={storesLink.href}>{t(storesLink.isWorn ? "promise.tryOn" : "promise.reserve")}</a>
        </li>
      ) : null}
      {phone ? (
        <li>
          {t("promise.advice")} <a href={`tel:${phone.replace(/\s/g, "")}`}>{phone}</a>
        </li>
      ) : null}
    </ul>
  );
}
