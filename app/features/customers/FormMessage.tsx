import { useTranslation } from "react-i18next";

import * as styles from "./AccountForm.css";

/** A success message of a form that is not finished yet. */
export function FormMessage({ message }: { message: "lookUp.found" | null | undefined }) {
  const { t } = useTranslation("account");
  return message ? (
    <p role="status" className={styles.message}>
      {t(message)}
    </p>
  ) : null;
}
