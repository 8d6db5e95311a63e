import { addressOf, rootCategoryOf, type Section } from "~/addresses";

/** The category of products on sale; its menu entry is also marked on the page of all products on sale. */
const saleCategory = 35;

/** Data of a route; listings and products have a breadcrumb in it. */
type RouteData = { crumbs?: unknown };

/**
 * Returns the ids of the categories of a page from the widest to the most specific: its section (`/15/kabelky/zeny`
 * also belongs to women), those of the breadcrumb in its route's data, and that of its path.
 */
export function trailOf(pathname: string, data: unknown): readonly number[] {
  if (withoutLocale(pathname) === addressOf("saleProducts", "cs")) return [saleCategory];
  const section = /\/(muzi|zeny)$/.exec(pathname)?.[1];
  const ids = [...crumbLinks(data), pathname].map(categoryOfLink).filter((id) => id !== undefined);
  return section === "muzi" || section === "zeny" ? [rootOf(section), ...ids] : ids;
}

/**
 * How an entry of the menu is marked: `page` for this very page, `true` for the most specific entry that contains the
 * page, and `within` for other entries that contain it. At most one entry is `page` or `true`.
 */
export type MenuMark = "page" | "true" | "within" | undefined;

/** Returns the marks of the menu's entries, in their order. */
export function menuMarks(links: readonly string[], pathname: string, trail: readonly number[]): MenuMark[] {
  const depths = links.map((link) => depthOf(link, pathname, trail));
  const deepest = Math.max(...depths);
  return depths.map((depth, index) => {
    if (depth < 0) return undefined;
    if (index !== depths.indexOf(deepest)) return "within";
    return links[index] === pathname ? "page" : "true";
  });
}

/** Returns the position of a link in the trail; -1 for a link that is not on it. */
function depthOf(link: string, pathname: string, trail: readonly number[]): number {
  if (link === pathname) return trail.length;
  const id = categoryOfLink(link);
  return id === undefined ? -1 : trail.lastIndexOf(id);
}

/** Returns the category that a link names: `/9/zeny`, `/sk/15/kabelky/zeny` and, for the two sections, `/zeny`. */
export function categoryOfLink(link: string): number | undefined {
  const bare = withoutLocale(link);
  if (bare === "/muzi" || bare === "/zeny") return rootOf(bare === "/muzi" ? "muzi" : "zeny");
  const id = /^\/(\d{1,9})\/[^/]+$/.exec(bare)?.[1] ?? /^\/(\d{1,9})\/[^/]+\/(?:muzi|zeny)$/.exec(bare)?.[1];
  return id === undefined ? undefined : Number(id);
}

function withoutLocale(path: string): string {
  return path.replace(/^\/sk(?=\/)/, "");
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
