type Call = { method: string; path: string };

/** Returns the sorted methods of all routes that match a path; GET includes HEAD. */
export function methodsIn(calls: readonly Call[], path: string): string[] {
  const fitting = calls.filter((call) => call.method !== "ALL" && patternOf(call.path).test(path));
  const methods = new Set(fitting.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])));
  return [...methods].sort();
}

/** Returns a regular expression for a path pattern, whose parameters are `:name` or `:name{expression}`. */
function patternOf(path: string): RegExp {
  const parts = path
    .split("/")
    .map((part) => (part.startsWith(":") ? "[^/]+" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  return new RegExp(`^${parts.join("/")}/?$`);
}
