import { useTranslation } from "react-i18next";

import { useLostRequestsTo } from "~/platform/workarounds/lostRequests";

import * as styles from "./LostAnswer.css";

/** Inside a form that is sent to `path`: its answer did not come, and may be asked for once more. */
export function LostAnswer({ path }: { path: string }) {
  const { t } = useTranslation("ui");
  const requests = useLostRequestsTo(path);
  if (requests.length === 0) return null;
  const retry = () => {
    for (const request of requests) request.retry();
  };
  return (
    <p role="alert" className={styles.root}>
      {t("lost.answer")}{" "}
      <button type="button" className={styles.again} onClick={retry}>
        {t("lost.again")}
      </button>
    </p>
  );
}
