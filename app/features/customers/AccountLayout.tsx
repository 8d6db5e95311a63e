import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { useProblemTitle } from "~/ui/useProblemTitle";

import * as styles from "./AccountLayout.css";
import type { Customer } from "./customer";

export type Owner = Pick<Customer, "firstname" | "lastname" | "email" | "group">;

type AccountLayoutProps = {
  current: "account" | "myAccount" | "accountAddresses";
  owner: Owner;
  title: string;
  /** When a form of this page was rejected; undefined when none was. */
  refusedAt?: number | undefined;
  children: ReactNode;
};

/** Renders the frame of the account pages: the customer, the account menu, and the page itself. */
export function AccountLayout({ current, owner, title, refusedAt, children }: AccountLayoutProps) {
  useProblemTitle(refusedAt);
  return (
    <div className={`${column} ${styles.root}`}>
      <div className={styles.side}>
        <OwnerSummary owner={owner} />
        <AccountLinks current={current} />
      </div>
      <div className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  );
}

function OwnerSummary({ owner: { firstname, lastname, email, group } }: { owner: Owner }) {
  const { t } = useTranslation("shell");
  return (
    <div className={styles.who}>
      <p className={styles.name}>
        {firstname} {lastname}
      </p>
      <p className={styles.quiet}>{email}</p>
      {group ? (
        <p className={styles.club}>
          {t("accountMenu.group", { description: group.description, percent: group.discountPercent })}
        </p>
      ) : null}
    </div>
  );
}

function AccountLinks({ current }: Pick<AccountLayoutProps, "current">) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const links = [
    { screen: "account", text: t("accountMenu.orders") },
    { screen: "myAccount", text: t("accountMenu.mine") },
    { screen: "accountAddresses", text: t("accountMenu.addresses") },
  ] as const;
  return (
    <nav aria-label={t("accountMenu.label")}>
      <ul className={styles.links}>
        {links.map(({ screen, text }) => (
          <li key={screen}>
            <a
              className={styles.link}
              href={addressOf(screen, locale)}
              aria-current={screen === current ? "page" : undefined}
            >
              {text}
            </a>
          </li>
        ))}
        <li>
          <form method="post" action={addressOf("signOut", locale)}>
            <button type="submit" className={styles.link}>
              {t("accountMenu.signOut")}
            </button>
          </form>
        </li>
      </ul>
    </nav>
  );
}
