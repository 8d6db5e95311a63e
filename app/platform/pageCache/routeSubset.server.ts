import type { ServerBuild } from "@remix-run/node";

type Route = Pick<ServerBuild["routes"][string], "id" | "parentId" | "path">;

/**
 * The same build, knowing no route but those that an address could mean: the framework tries the pattern of every route
 * it knows, several times a page. Addresses that begin alike get the same build; one with anything unusual in it gets
 * the whole.
 */
export function narrowBuilds(build: ServerBuild): (path: string) => ServerBuild {
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
  const kept = <One extends Route>(routes: Record<string, One>) =>
    Object.fromEntries(Object.entries(routes).filter(([, route]) => isKept(route)));
  return { ...build, routes: kept(build.routes), assets: { ...build.assets, routes: kept(build.assets.routes) } };
}

/** The word by which a route's addresses begin, after the language; null where it may be any. */
function startOf({ path = "" }: Route): string | null {
  const start = firstWord(path.split("/"));
  return /^[:*]/.test(start) || start === "" ? null : start;
}

/** Null where what is asked for is more than plain words. */
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
