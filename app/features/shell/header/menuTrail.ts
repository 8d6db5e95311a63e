import { rootCategoryOf, type Section } from "~/addresses";

/** A page as one route's data tells of it; listings and products carry the way that leads to them. */
type Told = { crumbs?: unknown };

/**
 * The categories that a page lies in, by their ids: those of its address, of the breadcrumb in the data of its route,
 * and of the section (`/15/kabelky/zeny` lies in women, too).
 */
export function trailOf(pathname: string, data: unknown): ReadonlySet<number> {
  const links = [pathname, ...crumbLinks(data)];
  const section = /\/(muzi|zeny)$/.exec(pathname)?.[1];
  const ids = links.map(categoryIn).filter((id) => id !== undefined);
  return new Set(section === "muzi" || section === "zeny" ? [...ids, rootOf(section)] : ids);
}

/** How a menu entry says where the visitor is: `page` leads to this very page, `true` to a part of the shop around it. */
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
  const told: Told = typeof data === "object" && data !== null ? data : {};
  const { crumbs } = told;
  if (!Array.isArray(crumbs)) return [];
  return crumbs.map((crumb: unknown) =>
    typeof crumb === "object" && crumb !== null && "link" in crumb ? String(crumb.link) : "",
  );
}
