import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { TextField } from "~/ui/TextField";

import * as styles from "./AccountPanel.css";
import type { AccountFacts } from "./shellFacts";

type AccountPanelProps = {
  id: string;
  /** The class of the box that the header opens. */
  frame: string;
  account: AccountFacts | null;
  /** The path that a protected page was asked for; null elsewhere. */
  redirect: string | null;
  /** The page that is being shown. */
  path: string;
  onDone: () => void;
};

export default function AccountPanel({ id, frame, account, redirect, path, onDone }: AccountPanelProps) {
  const { t } = useTranslation(["account", "shell"]);
  const onClose = (event: MouseEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <section id={id} className={frame} aria-label={t(account ? "nav.label" : "signIn.title")}>
      <div className={styles.root}>
        {account ? <AccountMenu account={account} /> : <SignInForm redirect={redirect} path={path} />}
        {redirect ? (
          <a className={styles.close} href={path.replace(/\?.*/, "")} onClick={onClose}>
            {t("shell:close")}
          </a>
        ) : null}
      </div>
    </section>
  );
}

function SignInForm({ redirect, path }: Pick<AccountPanelProps, "redirect" | "path">) {
  const { t } = useTranslation(["account", "shell"]);
  const locale = useLocale();
  return (
    <>
      <p className={styles.title}>{t("signIn.title")}</p>
      {redirect ? <p>{t("shell:notice.signInFirst")}</p> : null}
      <form method="post" action={addressOf("signIn", locale)} className={styles.form}>
        <input type="hidden" name="redirect" value={redirect ?? path} />
        <TextField
          field={{ id: "panel-email", name: "email", errorId: "panel-email-chyba" }}
          label={t("signIn.email")}
          type="email"
          autoComplete="username"
          maxLength={254}
          isRequired
        />
        <TextField
          field={{ id: "panel-heslo", name: "password", errorId: "panel-heslo-chyba" }}
          label={t("signIn.password")}
          type="password"
          autoComplete="current-password"
          maxLength={128}
          isRequired
        />
        <button type="submit" className={button.dark}>
          {t("signIn.submit")}
        </button>
      </form>
      <p className={styles.ways}>
        <a href={addressOf("register", locale)}>{t("signIn.register")}</a>
        <a href={addressOf("passwordReset", locale)}>{t("signIn.forgot")}</a>
      </p>
    </>
  );
}

function AccountMenu({ account }: { account: AccountFacts }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const { firstname, lastname, email, group } = account;
  return (
    <>
      <div>
        <p className={styles.title}>{[firstname, lastname].filter(Boolean).join(" ") || email}</p>
        {group ? (
          <p className={styles.quiet}>
            {group.discountPercent > 0
              ? t("nav.group", { description: group.description, percent: group.discountPercent })
              : group.description}
          </p>
        ) : null}
      </div>
      <ul className={styles.links}>
        <li>
          <a href={addressOf("account", locale)}>{t("nav.orders")}</a>
        </li>
        <li>
          <a href={addressOf("myAccount", locale)}>{t("nav.mine")}</a>
        </li>
        <li>
          <a href={addressOf("accountAddresses", locale)}>{t("nav.addresses")}</a>
        </li>
      </ul>
      <form method="post" action={addressOf("signOut", locale)}>
        <button type="submit" className={button.text}>
          {t("nav.signOut")}
        </button>
      </form>
    </>
  );
}
