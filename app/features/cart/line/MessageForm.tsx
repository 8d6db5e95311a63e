import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { button } from "~/ui/Button.css";
import { Intent } from "~/ui/Intent";
import type { LineError } from "../CartPage";
import type { CartLine } from "../cart";
import type { LineIntent } from "../cart.form";
import { maxLineMessageLength } from "../lineMessage";
import * as styles from "./MessageForm.css";

type MessageFormProps = { line: CartLine; error: LineError | undefined };

/** The short message of a line whose product takes one; collapsed while it is empty. */
export function MessageForm({ line, error }: MessageFormProps) {
  const { t } = useTranslation("cart");
  if (!line.allowsMessage) return line.note ? <p className={styles.hint}>{t("line.note", line)}</p> : null;
  const fieldId = `vzkaz-${line.id}`;
  return (
    <details className={styles.root} open={line.note !== "" || error !== undefined}>
      <summary className={styles.opener}>{line.note ? t("message.label") : t("message.add")}</summary>
      <Form method="post" preventScrollReset noValidate className={styles.form}>
        <Intent<LineIntent> name="write-message" />
        <input type="hidden" name="line" value={line.id} />
        <label htmlFor={fieldId} className={visuallyHidden}>
          {t("message.about", { name: line.name })}
        </label>
        <input
          id={fieldId}
          name="note"
          className={styles.field}
          autoComplete="off"
          defaultValue={error?.typed ?? line.note}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${fieldId}-popis`}
        />
        <button type="submit" className={button.text}>
          {t("message.keep")}
          <span className={visuallyHidden}> {line.name}</span>
        </button>
        <p id={`${fieldId}-popis`} className={error ? styles.error : styles.hint} role={error ? "alert" : undefined}>
          {t(error ? "message.long" : "message.hint", { length: maxLineMessageLength })}
        </p>
      </Form>
    </details>
  );
}
