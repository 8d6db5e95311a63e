import { useTranslation } from "react-i18next";

import type { Notice } from "~/platform/http/notice.server";

export function useNoticeText(notice: Notice | null): string | undefined {
  const { t } = useTranslation("shell");
  return notice?.key ? t(`notice.${notice.key}`, { name: "", count: 0, most: 0, ...notice.values }) : undefined;
}
