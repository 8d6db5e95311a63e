import { useTranslation } from "react-i18next";

import * as styles from "./AccountForm.css";

/** Shows the success message of a form that the visitor still has to submit, such as after a company look-up. */
export function FormMessage({ message }: { message: "lookUp.found" | null | undefined }) {
  const { t } = useTranslation("account");
  return message ? (
    <p role="status" className={styles.message}>
      {t(message)}
    </p>
  ) : null;
}
