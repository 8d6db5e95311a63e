import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { button } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";
import type { AccountIntent } from "../account.form";
import * as styles from "../MyAccount.css";

/** A session as the page shows it. The server formats its dates. */
export type SessionView = {
  device: { browser: string; system: string } | null;
  createdOn: string;
  usedOn: string;
  isThis: boolean;
};

export function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
  const { t } = useTranslation("account");
  return (
    <>
      <ul className={styles.list}>
        {sessions.map(({ device, createdOn, usedOn, isThis }, index) => (
          // No identifier of a session may reach the page, so the key is the position.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes in place
          <li key={index} className={styles.line}>
            <p className={styles.device}>
              {device ? t("mine.device", device) : t("mine.unknownDevice")}
              {isThis ? ` – ${t("mine.thisDevice")}` : ""}
            </p>
            <p className={styles.quiet}>{t("mine.since", { date: createdOn, used: usedOn })}</p>
          </li>
        ))}
      </ul>
      <Form method="post" className={styles.action}>
        <Intent<AccountIntent> name="end-sessions" />
        <button type="submit" className={button.light}>
          {t("mine.endOthers")}
        </button>
        <p className={styles.quiet}>{t("mine.endOthersLead")}</p>
      </Form>
    </>
  );
}
