import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { spoken } from "styles/global.css";

import { button } from "~/ui/Button.css";
import type { Complaint } from "./CartPage";
import type { CartLine } from "./cart";
import { longestMessage } from "./lineMessage";
import * as styles from "./MessageForm.css";

type MessageFormProps = { line: CartLine; complaint: Complaint | undefined };

/** The short message of a line, where its product takes one; closed while there is none. */
export function MessageForm({ line, complaint }: MessageFormProps) {
  const { t } = useTranslation("cart");
  if (!line.allowsMessage) return line.note ? <p className={styles.hint}>{t("line.note", line)}</p> : null;
  const fieldId = `vzkaz-${line.id}`;
  return (
    <details className={styles.root} open={line.note !== "" || complaint !== undefined}>
      <summary className={styles.opener}>{line.note ? t("message.label") : t("message.add")}</summary>
      <Form method="post" preventScrollReset noValidate className={styles.form}>
        <input type="hidden" name="line" value={line.id} />
        <label htmlFor={fieldId} className={spoken}>
          {t("message.about", { name: line.name })}
        </label>
        <input
          id={fieldId}
          name="note"
          className={styles.field}
          autoComplete="off"
          defaultValue={complaint?.typed ?? line.note}
          aria-invalid={complaint ? true : undefined}
          aria-describedby={`${fieldId}-popis`}
        />
        <button type="submit" className={button.text}>
          {t("message.keep")}
          <span className={spoken}> {line.name}</span>
        </button>
        <p
          id={`${fieldId}-popis`}
          className={complaint ? styles.complaint : styles.hint}
          role={complaint ? "alert" : undefined}
        >
          {t(complaint ? "message.long" : "message.hint", { length: longestMessage })}
        </p>
      </Form>
    </details>
  );
}
