import { rootCategoryOf, type Section } from "~/addresses";

/** The data of a route; listings and products have a breadcrumb. */
type RouteData = { crumbs?: unknown };

/**
 * Ids of the categories of a page: those of its path, of the breadcrumb in its route's data, and of the section
 * (`/15/kabelky/zeny` belongs to women, too).
 */
export function trailOf(pathname: string, data: unknown): ReadonlySet<number> {
  const links = [pathname, ...crumbLinks(data)];
  const section = /\/(muzi|zeny)$/.exec(pathname)?.[1];
  const ids = links.map(categoryIn).filter((id) => id !== undefined);
  return new Set(section === "muzi" || section === "zeny" ? [...ids, rootOf(section)] : ids);
}

/** The `aria-current` of a menu entry: `page` for this very page, `true` for a category that contains it. */
export function currentMark(link: string, pathname: string, trail: ReadonlySet<number>): "page" | "true" | undefined {
  if (link === pathname) return "page";
  const id = categoryIn(link);
  return id !== undefined && trail.has(id) ? "true" : undefined;
}

/** The category that a link names: `/9/zeny`, `/sk/15/kabelky/zeny` and, for the two sections, `/zeny`. */
function categoryIn(link: string): number | undefined {
  const bare = link.replace(/^\/sk(?=\/)/, "");
  if (bare === "/muzi" || bare === "/zeny") return rootOf(bare === "/muzi" ? "muzi" : "zeny");
  const id = /^\/(\d{1,9})\/[^/]+$/.exec(bare)?.[1] ?? /^\/(\d{1,9})\/[^/]+\/(?:muzi|zeny)$/.exec(bare)?.[1];
  return id === undefined ? undefined : Number(id);
}

function rootOf(section: Section): number {
  return rootCategoryOf[section];
}

function crumbLinks(data: unknown): string[] {
  const routeData: RouteData = typeof data === "object" && data !== null ? data : {};
  const { crumbs } = routeData;
  if (!Array.isArray(crumbs)) return [];
  return crumbs.map((crumb: unknown) =>
    typeof crumb === "object" && crumb !== null && "link" in crumb ? String(crumb.link) : "",
  );
}
