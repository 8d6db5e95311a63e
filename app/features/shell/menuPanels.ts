import { addressOf, categoryAddress } from "~/addresses";
import { filterParameters } from "~/features/listing/listingFilter";
import { type Category, childrenOf } from "~/features/products/category";
import type { MenuEntry } from "~/features/settings/settings";
import type { Locale } from "~/platform/i18n/locale";

import { categoryOfLink } from "./header/menuTrail";

/** What a submenu's panel shows in addition to the operator's links. */
export type MenuPanel = { picture: string | null; links: MenuPanelLink[] };

/** A link of a panel. `text` names a category; the other kinds of links have translated texts. */
export type MenuPanelLink = { what: "new" | "sale" | "jackets" | "category"; link: string; text?: string };

export type PanelEntry = MenuEntry & { panel?: MenuPanel };

type Around = {
  locale: Locale;
  categories: readonly Category[];
  /** The picture of the services' page, shown in the panel of its entry. */
  servicePicture: string | null;
};

/**
 * Gives each entry with a submenu its panel: links to new and reduced products and to categories that no entry links
 * to, and a picture.
 */
export function withPanels(menu: readonly MenuEntry[], around: Around): PanelEntry[] {
  const named = new Set(menu.map(({ link }) => categoryOfLink(link)));
  const others = around.categories.filter(({ id, parentId }) => parentId === null && !named.has(id));
  return menu.map((entry) => (entry.submenu?.length ? { ...entry, panel: panelOf(entry, others, around) } : entry));
}

function panelOf({ link }: MenuEntry, others: readonly Category[], around: Around): MenuPanel {
  const { locale, categories, servicePicture } = around;
  const id = categoryOfLink(link);
  const category = categories.find((known) => known.id === id);
  if (!category) return { picture: link === addressOf("services", locale) ? servicePicture : null, links: [] };
  const hasPart = category.parentId !== null || childrenOf(categories, category.id).length > 0;
  const query = hasPart ? `?${new URLSearchParams({ [filterParameters.category]: String(category.id) })}` : "";
  const links: MenuPanelLink[] = [
    { what: "new", link: addressOf("newProducts", locale) + query },
    { what: "sale", link: addressOf("saleProducts", locale) + query },
  ];
  if (hasPart && category.parentId === null)
    links.push({ what: "jackets", link: addressOf("jacketsAndCoats", locale) });
  if (hasPart) links.push(...others.map((other) => categoryLink(locale, other)));
  return { picture: category.picture, links };
}

function categoryLink(locale: Locale, category: Category): MenuPanelLink {
  return { what: "category", link: categoryAddress(locale, category), text: category.name };
}
