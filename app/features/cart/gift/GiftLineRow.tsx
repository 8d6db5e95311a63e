import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { useMoney } from "~/features/money/CurrencyContext";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { type CartLine, lineAddress, lineTotal } from "../cart";
import * as styles from "../line/CartLineRow.css";
import { LineButton } from "../line/LineButton";
import { GiftFacts } from "./GiftFacts";
import { GiftPicture } from "./GiftPicture";
import type { GiftDetails } from "./gift";

/** Shows a gift voucher in the cart: one piece, which can only be removed. */
export function GiftLineRow({ line, gift }: { line: CartLine; gift: GiftDetails }) {
  const { t } = useTranslation(["cart", "vouchers"]);
  const money = useMoney();
  const locale = useLocale();
  const id = `poukaz-${line.id}`;
  return (
    <li className={styles.root}>
      <div className={styles.picture}>
        <GiftPicture />
      </div>
      <div className={styles.facts}>
        <h2 className={styles.name} id={id}>
          <a href={lineAddress(locale, line)} className={styles.link}>
            {line.name}
          </a>
        </h2>
        <p className={styles.quiet}>{line.colour}</p>
        {gift.message ? <p>„{gift.message}“</p> : null}
        <GiftFacts gift={gift} className={styles.quiet} />
        <p className={styles.quiet}>{t("vouchers:gift.line.limits")}</p>
      </div>
      <div className={styles.form}>
        <LineButton intent="remove-line" lineId={line.id} className={styles.remove} describedBy={id}>
          {t("line.remove")}
          <span className={visuallyHidden}> {line.name}</span>
        </LineButton>
      </div>
      <div className={styles.total}>
        <p className={styles.price}>
          <span className={visuallyHidden}>{t("line.total")}: </span>
          {money(lineTotal(line))}
        </p>
      </div>
    </li>
  );
}
