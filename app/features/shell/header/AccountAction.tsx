// The sign-in panel is loaded lazily, but the server may render it, so its styles belong to every page.
import "~/ui/Button.css";
import "~/ui/TextField.css";
import "./AccountPanel.css";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import type { AccountSummary } from "../shellData";
import { AccountMenu } from "./AccountMenu";
import * as styles from "./HeaderActions.css";
import { PanelLink } from "./PanelLink";
import { frame } from "./panel.css";
import type { PanelState } from "./usePanel";

const id = "panel-account";
const loadSignIn = () => import("./SignInPanel");
const SignInPanel = lazy(loadSignIn);
const loadNothing = async () => {};

type AccountActionProps = { account: AccountSummary | null; panel: PanelState };

/**
 * For a guest a link to the sign-in form, for a customer a link to the account. The customer's menu works without
 * JavaScript.
 */
export function AccountAction({ account, panel }: AccountActionProps) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const isOpen = panel.open === "account";
  return (
    <div className={styles.account} data-open={isOpen || undefined}>
      <PanelLink
        name="account"
        panel={panel}
        load={account ? loadNothing : loadSignIn}
        href={addressOf(account ? "account" : "signIn", locale)}
        label={account ? t("account") : t("signIn")}
      >
        <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" className={styles.icon}>
          <path d="M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20.5a7.5 7.5 0 0 1 15 0" />
          {account ? <circle cx="19" cy="5" r="2.5" className={styles.signedIn} /> : null}
        </svg>
      </PanelLink>
      {account ? <AccountMenu id={id} account={account} /> : null}
      {isOpen && !account ? (
        <Suspense fallback={<div id={id} className={frame} aria-busy="true" />}>
          <SignInPanel id={id} redirect={panel.redirect} path={panel.path} onDone={panel.close} />
        </Suspense>
      ) : null}
    </div>
  );
}
