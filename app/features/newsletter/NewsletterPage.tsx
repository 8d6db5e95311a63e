import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { button, buttonLink } from "~/ui/Button.css";
import type { FormReply } from "~/ui/formFields";

import { NewsletterForm } from "./NewsletterForm";
import * as styles from "./NewsletterPage.css";
import type { TokenPurpose } from "./newsletter";

/**
 * form: asks for an address · ask: an opened link before its button is pressed · done: after that · unknown: an expired
 * link.
 */
export type NewsletterView =
  | { kind: "form"; returnTo: string }
  | { kind: "ask"; purpose: TokenPurpose }
  | { kind: "done"; purpose: TokenPurpose }
  | { kind: "unknown" };

export function NewsletterPage({ view, reply }: { view: NewsletterView; reply: FormReply | undefined }) {
  const { t } = useTranslation("newsletter");
  if (view.kind === "form") {
    return (
      <Page title={t("title")} text={t("text")}>
        <NewsletterForm reply={reply} returnTo={view.returnTo} />
      </Page>
    );
  }
  if (view.kind === "ask") {
    const { purpose } = view;
    return (
      <Page title={t(`${purpose}.title`)} text={t(`${purpose}.text`)}>
        <form method="post">
          <button type="submit" className={button.dark}>
            {t(`${purpose}.submit`)}
          </button>
        </form>
      </Page>
    );
  }
  return <Outcome view={view} />;
}

function Outcome({ view }: { view: Extract<NewsletterView, { kind: "done" | "unknown" }> }) {
  const { t } = useTranslation(["newsletter", "shell"]);
  const locale = useLocale();
  if (view.kind === "unknown") {
    return (
      <Page title={t("newsletter:unknown.title")} text={t("newsletter:unknown.text")}>
        <a className={buttonLink.light} href={addressOf("newsletter", locale)}>
          {t("newsletter:unknown.again")}
        </a>
      </Page>
    );
  }
  return (
    <Page title={t(`newsletter:${view.purpose}.done`)} text={t(`newsletter:${view.purpose}.doneText`)}>
      <a className={buttonLink.light} href={addressOf("home", locale)}>
        {t("shell:missing.home")}
      </a>
    </Page>
  );
}

function Page({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={`${column} ${styles.root}`}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.form}>{children}</div>
    </div>
  );
}
