import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { column } from "styles/global.css";

import { button } from "./Button.css";
import * as styles from "./FailedPage.css";

type FailedPageProps = {
  title: string;
  text: string;
  /** True where the page replaces the one on which the visitor has just done something, so that it is announced. */
  isAlert?: boolean;
  /** Links and buttons with which the visitor can continue. */
  children: ReactNode;
};

/** Replaces a page that cannot be shown. */
export function FailedPage({ title, text, isAlert, children }: FailedPageProps) {
  return (
    <div className={`${column} ${styles.root}`}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text} role={isAlert ? "alert" : undefined}>
        {text}
      </p>
      {children}
    </div>
  );
}

type FailedPartProps = { id?: string; text: string; retryAt: string };

/** Replaces a part of a page that could not be read, with a link that tries again; the rest of the page stays. */
export function FailedPart({ id, text, retryAt }: FailedPartProps) {
  const { t } = useTranslation("ui");
  return (
    <p role="alert" id={id}>
      {text} <a href={retryAt}>{t("lost.again")}</a>
    </p>
  );
}

type SendAgainProps = {
  /** The address that the form was sent to. */
  address: string;
  fields: readonly (readonly [name: string, value: string])[];
  text: string;
};

/** A form that could not be processed; its button sends it once more. */
export function SendAgain({ address, fields, text }: SendAgainProps) {
  return (
    <form method="post" action={address}>
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once, and a name may come twice.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <button className={button.dark} type="submit">
        {text}
      </button>
    </form>
  );
}
