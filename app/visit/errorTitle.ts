import { isRouteErrorResponse } from "@remix-run/react";

/** The title of a route's own error page, from the texts in the root's data. */
export function errorTitle(matches: readonly ({ id: string; data: unknown } | undefined)[], error: unknown): string {
  const root = matches.find((match) => match?.id === "root")?.data;
  const titles = typeof root === "object" && root !== null && "faultTitles" in root ? root.faultTitles : undefined;
  const code = isRouteErrorResponse(error) ? error.status : 500;
  const kind = code === 404 ? "missing" : code === 503 ? "away" : "fault";
  return typeof titles === "object" && titles !== null
    ? String(Object.entries(titles).find(([name]) => name === kind)?.[1] ?? "").replace("{code}", String(code))
    : "";
}
