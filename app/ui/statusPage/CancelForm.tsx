import { Form } from "@remix-run/react";
import type { ReactNode } from "react";

import { button } from "../Button.css";
import * as styles from "./StatusPage.css";

type CancelFormProps = { title: string; text: string; submit: string; children: ReactNode };

/**
 * A collapsed form, so that cancelling takes a second click: what is cancelled cannot be restored. `children` are the
 * hidden fields with the intent.
 */
export function CancelForm({ title, text, submit, children }: CancelFormProps) {
  return (
    <details>
      <summary className={styles.cancelTitle}>{title}</summary>
      <Form method="post" className={styles.cancel}>
        {children}
        <p>{text}</p>
        <button type="submit" className={button.light}>
          {submit}
        </button>
      </Form>
    </details>
  );
}
