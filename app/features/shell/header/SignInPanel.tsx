import type { FormEvent, MouseEvent } from "react";
import { useTranslation } from "react-i18next";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button } from "~/ui/Button.css";
import { writeCurrentPath } from "~/ui/formParts/writeCurrentPath";
import { EmailField, TextField } from "~/ui/TextField";

import * as styles from "./AccountPanel.css";
import { frame } from "./panel.css";

type SignInPanelProps = {
  id: string;
  /** The protected page that was requested; null when there is none. */
  redirect: string | null;
  /** The current page. */
  path: string;
  onDone: () => void;
};

/** The sign-in form for guests; it is loaded lazily. */
export default function SignInPanel({ id, redirect, path, onDone }: SignInPanelProps) {
  const { t } = useTranslation(["account", "shell"]);
  const onClose = (event: MouseEvent) => {
    event.preventDefault();
    onDone();
  };
  return (
    <section id={id} className={frame} aria-label={t("signIn.title")}>
      <div className={styles.root}>
        <SignInForm redirect={redirect} path={path} />
        {redirect ? (
          <a className={styles.close} href={path.replace(/\?.*/, "")} onClick={onClose}>
            {t("shell:close")}
          </a>
        ) : null}
      </div>
    </section>
  );
}

function SignInForm({ redirect, path }: Pick<SignInPanelProps, "redirect" | "path">) {
  const { t } = useTranslation(["account", "shell"]);
  const locale = useLocale();
  const onSubmit = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!redirect) writeCurrentPath(currentTarget, "redirect");
  };
  return (
    <>
      <p className={styles.title}>{t("signIn.title")}</p>
      {redirect ? <p>{t("shell:notice.signInFirst")}</p> : null}
      <form method="post" action={addressOf("signIn", locale)} className={styles.form} onSubmit={onSubmit}>
        <input type="hidden" name="redirect" value={redirect ?? path} />
        <EmailField
          field={{ id: "panel-email", name: "email", errorId: "panel-email-chyba" }}
          label={t("signIn.email")}
          autoComplete="username"
          maxLength={254}
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
