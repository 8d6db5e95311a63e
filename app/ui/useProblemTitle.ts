import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/** Says in the window's title that the form was refused, as the server does where no script runs (decision 78). */
export function useProblemTitle(refusedAt: number | undefined): void {
  const { t } = useTranslation("ui");
  useEffect(() => {
    const isSaid = document.title.startsWith(t("problem", { title: "" }));
    if (refusedAt !== undefined && !isSaid) document.title = t("problem", { title: document.title });
  }, [refusedAt, t]);
}
