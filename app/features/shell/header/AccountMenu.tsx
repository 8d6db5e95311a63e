import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import type { AccountSummary } from "../shellData";
import * as styles from "./AccountPanel.css";
import { menuFrame } from "./panel.css";

/** A customer's menu, which is rendered on every page, so that it works before hydration. */
export function AccountMenu({ id, account }: { id: string; account: AccountSummary }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const { group } = account;
  return (
    <section id={id} className={menuFrame} aria-label={t("accountMenu.label")}>
      <div className={styles.root}>
        {group ? (
          <p className={styles.title}>
            {group.discountPercent > 0
              ? t("accountMenu.group", { description: group.description, percent: group.discountPercent })
              : group.description}
          </p>
        ) : null}
        <ul className={styles.links}>
          <li>
            <a href={addressOf("account", locale)}>{t("accountMenu.orders")}</a>
          </li>
          <li>
            <a href={addressOf("myAccount", locale)}>{t("accountMenu.mine")}</a>
          </li>
          <li>
            <a href={addressOf("accountAddresses", locale)}>{t("accountMenu.addresses")}</a>
          </li>
        </ul>
        <form method="post" action={addressOf("signOut", locale)}>
          <button type="submit" className={button.text}>
            {t("accountMenu.signOut")}
          </button>
        </form>
      </div>
    </section>
  );
}
