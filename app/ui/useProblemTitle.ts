import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/**
 * Marks the document title while a rejected form is shown, as the server does without JavaScript (decision 78). The
 * mark is removed together with the rejection, because the router does not set a title again that stays the same.
 */
export function useProblemTitle(refusedAt: number | undefined): void {
  const { t } = useTranslation("ui");
  useEffect(() => {
    if (refusedAt === undefined) return;
    const mark = t("problem", { title: "" });
    if (!document.title.startsWith(mark)) document.title = mark + document.title;
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [refusedAt, t]);
}
