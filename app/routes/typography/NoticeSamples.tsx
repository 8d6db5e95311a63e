import { useTranslation } from "react-i18next";

import { NoticeBar } from "~/features/shell/notices/NoticeBar";

import { Sample } from "./Sample";

export function NoticeSamples() {
  const { t } = useTranslation("typography");
  return (
    <Sample name="notices">
      <NoticeBar notice={{ tone: "good", key: "added", values: { name: t("rows.jacket.name") } }} />
      <NoticeBar notice={{ tone: "alert", key: "cartGone", values: {} }} />
    </Sample>
  );
}
