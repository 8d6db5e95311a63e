import type { ServerBuild } from "@remix-run/node";

type Route = Pick<ServerBuild["routes"][string], "id" | "parentId" | "path">;

/**
 * Returns the same build with only the routes that a path could match, because the framework tries the pattern of every
 * route several times per page. Paths with the same first segment share a build; an unusual path gets the whole build.
 */
export function createRouteSubset(build: ServerBuild): (path: string) => ServerBuild {
  const builds = new Map<string, ServerBuild>();
  const starts = new Set(Object.values(build.routes).map(startOf));
  return (path) => {
    const start = startAsked(path);
    if (start === null) return build;
    const key = starts.has(start) ? start : "";
    const narrowed = builds.get(key) ?? withRoutes(build, (route) => mayMean(route, key));
    builds.set(key, narrowed);
    return narrowed;
  };
}

function mayMean(route: Route, start: string): boolean {
  const own = startOf(route);
  return own === null || own === start;
}

function withRoutes(build: ServerBuild, isKept: (route: Route) => boolean): ServerBuild {
  const cached = <One extends Route>(routes: Record<string, One>) =>
    Object.fromEntries(Object.entries(routes).filter(([, route]) => isKept(route)));
  return { ...build, routes: cached(build.routes), assets: { ...build.assets, routes: cached(build.assets.routes) } };
}

/** Returns the first path segment of a route after the language; null where it may be any. */
function startOf({ path = "" }: Route): string | null {
  const start = firstWord(path.split("/"));
  return /^[:*]/.test(start) || start === "" ? null : start;
}

/** Returns the first path segment of a request; null for a path with unusual characters. */
function startAsked(path: string): string | null {
  const start = firstWord(
    path
      .replace(/\.data$/, "")
      .split("/")
      .slice(1),
  );
  return /^[a-z0-9-]*$/.test(start) ? start : null;
}

function firstWord([first = "", second = ""]: string[]): string {
  return first === "sk" ? second : first;
}
