import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";

import { button } from "~/ui/Button.css";

import { EmailChangeForm } from "./EmailChangeForm";
import * as styles from "./MyAccount.css";
import type { Refusal } from "./session/SignInPage";

export type EmailPartProps = {
  email: string;
  isEmailProved: boolean;
  /** The address that was asked for a proof and has not answered yet. */
  newEmail: string | null;
  refusal: Refusal | undefined;
};

export function EmailPart({ email, isEmailProved, newEmail, refusal }: EmailPartProps) {
  const { t } = useTranslation("account");
  return (
    <>
      <div className={styles.email}>
        <p>
          {t("mine.email", { email })} {t(isEmailProved ? "mine.proved" : "mine.unproved")}
        </p>
        {isEmailProved || newEmail ? null : (
          <Form method="post">
            <input type="hidden" name="form" value="proof" />
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
