import { addressOf, categoryAddress, rootCategoryOf, type Section, sectionAddress } from "~/addresses";
import type { Door } from "~/features/listing/ListingPage";
import { type Category, categoryPath, childrenOf } from "~/features/products/category";
import { readCategories, readCategoryDescription } from "~/features/products/category.queries.server";
import { readSettings } from "~/features/settings/settings.queries.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { briefly } from "~/platform/time/shortCache.server";
import type { Crumb } from "~/ui/Breadcrumb";

import type { ListingPlace } from "~/visit/showListing.server";

type CategoryPlace = { category: Category; section: Section | null; tree: Category[] };

export function categoryPlace({ db }: World, locale: Locale, { category, section, tree }: CategoryPlace): ListingPlace {
  const readDescription = () => readCategoryDescription(db, locale, category.id);
  const line = categoryPath(tree, category.id);
  if (section === null) {
    return {
      title: category.name,
      crumbs: crumbsOf(locale, line.slice(0, -1), category.name),
      doors: childrenOf(tree, category.id).map((child) => doorOf(locale, child)),
      path: categoryAddress(locale, category),
      scope: { kind: "category", categoryId: category.id, rootId: null },
      tree,
      within: category.id,
      readDescription,
      mustHoldSomething: false,
    };
  }
  const rootId = rootCategoryOf[section];
  const sectionName = tree.find(({ id }) => id === rootId)?.name ?? "";
  return {
    title: `${category.name} – ${sectionName}`,
    crumbs: crumbsOf(locale, line, sectionName),
    doors: [],
    path: sectionAddress(locale, category, section),
    scope: { kind: "category", categoryId: category.id, rootId },
    tree,
    within: rootId,
    readDescription,
    mustHoldSomething: true,
  };
}

export const treeOf = briefly(readCategories);
export const settingsOf = briefly(readSettings);

/** Listings that have an address of their own; undefined for every other address. */
export async function namedPlace({ db }: World, locale: Locale, pathname: string): Promise<ListingPlace | undefined> {
  const screen = namedScreens.find((one) => addressOf(one, locale) === pathname.replace(/(?<=.)\/$/, ""));
  if (!screen) return undefined;
  const t = translatorFor(locale);
  const [tree, settings] = await Promise.all([treeOf(db, locale), settingsOf(db, locale)]);
  const known = settings.jackets_and_coats.flatMap((wanted) => tree.filter(({ id }) => id === wanted));
  const texts = {
    newProducts: { title: t("listing:new.title"), description: t("listing:new.description") },
    saleProducts: { title: t("listing:sale.title"), description: t("listing:sale.description") },
    jacketsAndCoats: {
      title: t("listing:jacketsAndCoats.title"),
      description: t("listing:jacketsAndCoats.description"),
    },
  }[screen];
  const scopes = {
    newProducts: { kind: "new" },
    saleProducts: { kind: "sale" },
    jacketsAndCoats: { kind: "categories", categoryIds: known.map(({ id }) => id) },
  } as const;
  return {
    title: texts.title,
    crumbs: crumbsOf(locale, [], texts.title),
    doors: screen === "jacketsAndCoats" ? known.map((category) => doorOf(locale, category, tree)) : [],
    path: addressOf(screen, locale),
    scope: scopes[screen],
    tree,
    within: null,
    readDescription: () => `<p>${texts.description}</p>`,
    mustHoldSomething: false,
  };
}

const namedScreens = ["newProducts", "saleProducts", "jacketsAndCoats"] as const;

/** With the tree, the door also says what is above the category. */
function doorOf(locale: Locale, category: Category, tree: readonly Category[] = []): Door {
  const above = tree.find(({ id }) => id === category.parentId);
  return {
    text: category.name,
    note: above?.name ?? null,
    link: categoryAddress(locale, category),
    picture: category.picture,
  };
}

function crumbsOf(locale: Locale, path: readonly Category[], here: string): Crumb[] {
  return [
    { text: translatorFor(locale)("ui:home"), link: addressOf("home", locale) },
    ...path.map((category) => ({ text: category.name, link: categoryAddress(locale, category) })),
    { text: here, link: "" },
  ];
}
