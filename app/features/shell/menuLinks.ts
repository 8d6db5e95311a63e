import type { MenuEntry } from "~/features/settings/settings";

/** Ids as they are written in addresses. */
export type RetiredIds = { categories: ReadonlySet<string>; pages: ReadonlySet<string> };

/**
 * Returns the menu without links to retired categories and info pages; entries below such an entry are removed, too.
 */
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
