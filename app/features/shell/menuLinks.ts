import type { MenuEntry } from "~/features/settings/settings";

/** Ids as their addresses write them. */
export type RetiredIds = { categories: ReadonlySet<string>; pages: ReadonlySet<string> };

/** The menu without links to categories and info pages that are retired; what stands below such an entry goes, too. */
export function withoutRetired(menu: readonly MenuEntry[], retired: RetiredIds): MenuEntry[] {
  return menu
    .filter(({ link }) => !leadsToRetired(link, retired))
    .map(({ submenu, ...entry }) =>
      submenu ? { ...entry, submenu: submenu.filter(({ link }) => !leadsToRetired(link, retired)) } : entry,
    );
}

function leadsToRetired(url: string, { categories, pages }: RetiredIds): boolean {
  const [, page] = /^(?:\/sk)?\/info\/(\d+)\//.exec(url) ?? [];
  if (page !== undefined) return pages.has(page);
  const [, category] = /^(?:\/sk)?\/(\d+)\//.exec(url) ?? [];
  return category !== undefined && categories.has(category);
}
