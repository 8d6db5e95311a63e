import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/** Marks the document title after a rejected form, as the server does without JavaScript (decision 78). */
export function useProblemTitle(refusedAt: number | undefined): void {
  const { t } = useTranslation("ui");
  useEffect(() => {
    const isSaid = document.title.startsWith(t("problem", { title: "" }));
    if (refusedAt !== undefined && !isSaid) document.title = t("problem", { title: document.title });
  }, [refusedAt, t]);
}
