import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { accountExportAddress } from "~/addresses";
import { buttonLink } from "~/ui/Button.css";
import type { profileNames } from "./addressBook/formNames";
import type { Choice } from "./addressBook/PersonFields";
import { DeletionForm } from "./DeletionForm";
import { EmailPart } from "./EmailPart";
import * as styles from "./MyAccount.css";
import { ProfileForm } from "./ProfileForm";
import { PasswordChangeForm } from "./password/PasswordChangeForm";
import type { FormAgain } from "./RegisterPage";
import { SessionPart, type ShownSession } from "./session/SessionPart";

type FormName = "profile" | "email" | "password" | "deletion";

type MyAccountPageProps = {
  email: string;
  isEmailProved: boolean;
  newEmail: string | null;
  newsletter: "none" | "asked" | "subscribed";
  initial: Partial<Record<(typeof profileNames)[number], string>>;
  countries: readonly Choice[];
  sessions: readonly ShownSession[];
  /** Which of the forms is shown again, and how. */
  again: (FormAgain & { form: FormName }) | undefined;
};

export function MyAccountPage({ email, isEmailProved, newEmail, sessions, again, ...profile }: MyAccountPageProps) {
  const { t } = useTranslation("account");
  // Each answer makes these forms anew, so that no password stays in a field after it has served.
  const { key } = useLocation();
  const againAt = (form: FormName) => (again?.form === form ? again : undefined);
  return (
    <div className={styles.root}>
      <Section title={t("mine.profile")}>
        <ProfileForm
          key={againAt("profile")?.told ? again?.refusedAt : "typed"}
          {...profile}
          again={againAt("profile")}
        />
      </Section>
      <Section title={t("mine.emailTitle")}>
        <EmailPart
          key={key}
          email={email}
          isEmailProved={isEmailProved}
          newEmail={newEmail}
          refusal={againAt("email")}
        />
      </Section>
      <Section title={t("mine.password")}>
        <PasswordChangeForm key={key} refusal={againAt("password")} />
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
        <DeletionForm key={key} refusal={againAt("deletion")} />
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
