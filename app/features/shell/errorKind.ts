/** Which of the shop's sentences an error page shows. */
export const errorKinds = ["missing", "gone", "refused", "away", "fault"] as const;
export type ErrorKind = (typeof errorKinds)[number];

const kinds: Record<number, ErrorKind> = { 400: "refused", 404: "missing", 410: "gone", 422: "refused", 503: "away" };

export function errorKind(status: number): ErrorKind {
  return kinds[status] ?? "fault";
}

/** Returns the title of an error's page. `titles` are those of all kinds, in which `{code}` stands for the status. */
export function errorTitle(titles: Record<ErrorKind, string>, status: number): string {
  return titles[errorKind(status)].replace("{code}", String(status));
}
