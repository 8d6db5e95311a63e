import { isRefused } from "~/platform/http/refusal";

import type { Visit } from "./visit.server";

/** Returns a page's title; `Chyba: …` when the page shows a rejected form (decision 78). */
export function problemTitle({ t, context }: Pick<Visit, "t" | "context">, title: string): string {
  return isRefused(context) ? t("ui:problem", { title }) : title;
}
