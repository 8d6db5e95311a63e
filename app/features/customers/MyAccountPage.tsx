import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { accountExportAddress } from "~/addresses";
import { buttonLink } from "~/ui/Button.css";
import type { profileNames } from "./addressBook/formNames";
import type { SelectOption } from "./addressBook/PersonInputs";
import { DeletionForm } from "./DeletionForm";
import { EmailSettings } from "./EmailSettings";
import * as styles from "./MyAccount.css";
import { ProfileForm } from "./ProfileForm";
import { PasswordChangeForm } from "./password/PasswordChangeForm";
import type { FormState } from "./RegisterPage";
import { SessionList, type SessionView } from "./session/SessionList";

type FormName = "profile" | "email" | "password" | "deletion";

type MyAccountPageProps = {
  email: string;
  isEmailVerified: boolean;
  newEmail: string | null;
  newsletter: "none" | "asked" | "subscribed";
  initial: Partial<Record<(typeof profileNames)[number], string>>;
  countries: readonly SelectOption[];
  sessions: readonly SessionView[];
  /** The form that was submitted last, with its result; undefined before any was. */
  formState: (FormState & { form: FormName }) | undefined;
};

export function MyAccountPage({
  email,
  isEmailVerified,
  newEmail,
  sessions,
  formState,
  ...profile
}: MyAccountPageProps) {
  const { t } = useTranslation("account");
  // Each response remounts these forms, so that no password stays in a field after it was used.
  const { key } = useLocation();
  const formStateOf = (form: FormName) => (formState?.form === form ? formState : undefined);
  return (
    <div className={styles.root}>
      <Section title={t("mine.profile")}>
        <ProfileForm
          key={formStateOf("profile")?.message ? formState?.refusedAt : "typed"}
          {...profile}
          formState={formStateOf("profile")}
        />
      </Section>
      <Section title={t("mine.emailTitle")}>
        <EmailSettings
          key={key}
          email={email}
          isEmailVerified={isEmailVerified}
          newEmail={newEmail}
          refusal={formStateOf("email")}
        />
      </Section>
      <Section title={t("mine.password")}>
        <PasswordChangeForm key={key} refusal={formStateOf("password")} />
      </Section>
      <Section title={t("mine.sessions")}>
        <SessionList sessions={sessions} />
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
        <DeletionForm key={key} refusal={formStateOf("deletion")} />
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
