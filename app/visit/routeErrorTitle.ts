import { isRouteErrorResponse } from "@remix-run/react";

import { errorKind } from "~/features/shell/errorKind";

/** Returns the title of a route's own error page, from the texts in the root's data. */
export function routeErrorTitle(
  matches: readonly ({ id: string; data: unknown } | undefined)[],
  error: unknown,
): string {
  const root = matches.find((match) => match?.id === "root")?.data;
  const titles = typeof root === "object" && root !== null && "errorTitles" in root ? root.errorTitles : undefined;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return typeof titles === "object" && titles !== null
    ? String(Object.entries(titles).find(([kind]) => kind === errorKind(status))?.[1] ?? "").replace(
        "{code}",
        `${status}`,
      )
    : "";
}
