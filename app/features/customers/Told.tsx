import { useTranslation } from "react-i18next";

import * as styles from "./AccountForm.css";

/** Good news about a form that is not done yet. */
export function Told({ what }: { what: "lookUp.found" | null | undefined }) {
  const { t } = useTranslation("account");
  return what ? (
    <p role="status" className={styles.told}>
      {t(what)}
    </p>
  ) : null;
}
