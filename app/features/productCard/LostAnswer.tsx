import { useTranslation } from "react-i18next";

import { retryAll, useLostRequestsTo } from "~/platform/workarounds/lostRequests";
import { button } from "~/ui/Button.css";

import * as styles from "./LostAnswer.css";

/** Says, inside a form that is sent to `path`, that its response was lost, and offers to retry. */
export function LostAnswer({ path }: { path: string }) {
  const { t } = useTranslation("ui");
  const requests = useLostRequestsTo(path);
  if (requests.length === 0) return null;
  return (
    <p role="alert" className={styles.root}>
      {t("lost.answer")}{" "}
      <button type="button" className={button.text} onClick={() => retryAll(requests)}>
        {t("lost.again")}
      </button>
    </p>
  );
}
