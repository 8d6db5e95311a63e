type Call = { method: string; path: string };

/** The methods of the calls whose pattern a path fits, in the order of the word; what is read may be asked for by HEAD, too. */
export function methodsIn(calls: readonly Call[], path: string): string[] {
  const fitting = calls.filter((call) => call.method !== "ALL" && patternOf(call.path).test(path));
  const methods = new Set(fitting.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])));
  return [...methods].sort();
}

/** A pattern's parameters are `:name`, or `:name{expression}`. */
function patternOf(path: string): RegExp {
  const parts = path
    .split("/")
    .map((part) => (part.startsWith(":") ? "[^/]+" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  return new RegExp(`^${parts.join("/")}/?$`);
}
