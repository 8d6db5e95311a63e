import { useTranslation } from "react-i18next";

import { GuaranteeNotice, type GuaranteePicture } from "~/features/content/guarantee/GuaranteeNotice";
import { useMoney } from "~/features/money/CurrencyContext";
import * as styles from "./AgreeForm.css";
import type { ExpectedArrival } from "./arrival";

/** The seller in one line, with the shop's e-mail and phone. */
export type Seller = { line: string; email: string; phone: string };

export type EssentialsProps = {
  seller: Seller;
  totalMinor: number;
  arrival: ExpectedArrival;
  guaranteePicture: GuaranteePicture | null;
};

/** Shows what the law requires directly before the order (domain 5), never collapsed. */
export function Essentials({ seller, totalMinor, arrival, guaranteePicture }: EssentialsProps) {
  const { t } = useTranslation(["checkout", "legal"]);
  const money = useMoney();
  const { line, email, phone } = seller;
  // An order of gift vouchers alone has no goods that could be taken over or have a defect.
  const isByEmail = arrival.key === "email";
  return (
    <>
      <section className={styles.essentials} aria-labelledby="essentials">
        <h3 id="essentials" className={styles.summary}>
          {t("essentials.title")}
        </h3>
        <div className={styles.text}>
          <p>{t(`legal:arrival.${arrival.key}`, { count: arrival.count })}</p>
          <p>{t("legal:contract.sent", { total: money(totalMinor) })}</p>
          <p>{t("legal:contract.concluded")}</p>
          <p>{t(isByEmail ? "legal:contract.voucherWithdrawal" : "legal:contract.withdrawal")}</p>
          <p>{t("legal:contract.seller", { seller: line, email, phone })}</p>
        </div>
      </section>
      {isByEmail ? null : <GuaranteeNotice headingLevel="h3" picture={guaranteePicture} />}
    </>
  );
}
