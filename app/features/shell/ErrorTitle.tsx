import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** The title of a page whose root loader failed, so that no loader data provides it. */
export function ErrorTitle({ brand }: { brand: string | undefined }) {
  const { t } = useTranslation("shell");
  const error = useRouteError();
  const title = t(isRouteErrorResponse(error) && error.status === 503 ? "away.title" : "fault.title", { code: 500 });
  return <title>{[title, brand].filter(Boolean).join(" – ")}</title>;
}
