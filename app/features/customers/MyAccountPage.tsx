import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { accountExportAddress } from "~/addresses";
import { button, buttonLink } from "~/ui/Button.css";

import { DeletionForm } from "./DeletionForm";
import type { profileNames } from "./formNames";
import * as styles from "./MyAccount.css";
import { PasswordChangeForm } from "./PasswordChangeForm";
import type { Choice } from "./PersonParts";
import { ProfileForm } from "./ProfileForm";
import type { FormAgain } from "./RegisterPage";
import { SessionPart, type ShownSession } from "./SessionPart";

type MyAccountPageProps = {
  email: string;
  isEmailProved: boolean;
  initial: Partial<Record<(typeof profileNames)[number], string>>;
  countries: readonly Choice[];
  sessions: readonly ShownSession[];
  /** Which of the forms is shown again, and how. */
  again: (FormAgain & { form: "profile" | "password" | "deletion" }) | undefined;
};

export function MyAccountPage({ email, isEmailProved, sessions, again, ...profile }: MyAccountPageProps) {
  const { t } = useTranslation("account");
  const againAt = (form: "profile" | "password" | "deletion") => (again?.form === form ? again : undefined);
  return (
    <div className={styles.root}>
      <Section title={t("mine.profile")}>
        <EmailLine email={email} isProved={isEmailProved} />
        <ProfileForm
          key={againAt("profile")?.told ? again?.refusedAt : "typed"}
          {...profile}
          again={againAt("profile")}
        />
      </Section>
      <Section title={t("mine.password")}>
        <PasswordChangeForm refusal={againAt("password")} />
      </Section>
      <Section title={t("mine.sessions")}>
        <SessionPart sessions={sessions} />
      </Section>
      <Section title={t("mine.export")}>
        <p className={styles.quiet}>{t("mine.exportLead")}</p>
        <div>
          <a className={buttonLink.light} href={accountExportAddress} download>
            {t("mine.exportLink")}
          </a>
        </div>
      </Section>
      <Section title={t("mine.delete")}>
        <p className={styles.quiet}>{t("mine.deleteLead")}</p>
        <DeletionForm refusal={againAt("deletion")} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

function EmailLine({ email, isProved }: { email: string; isProved: boolean }) {
  const { t } = useTranslation("account");
  return (
    <div className={styles.email}>
      <p>
        {t("mine.email", { email })} {t(isProved ? "mine.proved" : "mine.unproved")}
      </p>
      {isProved ? null : (
        <Form method="post">
          <input type="hidden" name="form" value="proof" />
          <button type="submit" className={button.text}>
            {t("mine.prove")}
          </button>
        </Form>
      )}
    </div>
  );
}
