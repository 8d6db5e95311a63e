import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { button } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";
import type { AccountIntent } from "./account.form";
import { EmailChangeForm } from "./EmailChangeForm";
import * as styles from "./MyAccount.css";
import type { RefusedForm } from "./session/SignInPage";

export type EmailSettingsProps = {
  email: string;
  isEmailVerified: boolean;
  /** The new address while it is not verified yet; null when there is none. */
  newEmail: string | null;
  refusal: RefusedForm | undefined;
};

export function EmailSettings({ email, isEmailVerified, newEmail, refusal }: EmailSettingsProps) {
  const { t } = useTranslation("account");
  return (
    <>
      <div className={styles.email}>
        <p>
          {t("mine.email", { email })} {t(isEmailVerified ? "mine.proved" : "mine.unproved")}
        </p>
        {isEmailVerified || newEmail ? null : (
          <Form method="post">
            <Intent<AccountIntent> name="send-verification" />
            <button type="submit" className={button.text}>
              {t("mine.prove")}
            </button>
          </Form>
        )}
      </div>
      {newEmail ? <p className={styles.wrapped}>{t("mine.newEmailWaits", { email: newEmail })}</p> : null}
      <EmailChangeForm refusal={refusal} />
    </>
  );
}
