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
  /** Null where the page says what the delivery costs. */
  freeAboveMinor: number | null;
  /** The shop's own. */
  phone: string;
  /** False where there are no goods that could go back. */
  isReturnable?: boolean;
  /** Where the stores that have the piece are listed, and how the link is worded; undefined where none has it. */
  storesLink?: { href: string; isWorn: boolean };
};

/** What a customer wants to know before buying: when it comes, what that costs, whether it can go back or be tried, and who helps. */
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
