/** Which of the shop's sentences an error page shows. */
export type ErrorKind = "missing" | "refused" | "away" | "fault";

const kinds: Record<number, ErrorKind> = { 400: "refused", 404: "missing", 422: "refused", 503: "away" };

export function errorKind(status: number): ErrorKind {
  return kinds[status] ?? "fault";
}
