import { addressOf, categoryAddress, rootCategoryOf, type Section, sectionAddress } from "~/addresses";
import type { CategoryTile } from "~/features/listing/SubcategoryNav";
import { type Category, categoryPath, categoryTitle, childrenOf } from "~/features/products/category";
import { readCachedCategories, readCategoryDescription } from "~/features/products/category.queries.server";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import type { Locale } from "~/platform/i18n/locale";
import type { Crumb } from "~/ui/Breadcrumb";

import type { ListingDefinition } from "~/visit/showListing.server";
import type { Visit } from "~/visit/visit.server";

type CategoryTarget = { category: Category; section: Section | null; tree: Category[] };

export function categoryListing(
  { db, locale, t }: Visit,
  { category, section, tree }: CategoryTarget,
): ListingDefinition {
  const readDescription = () => readCategoryDescription(db, locale, category.id);
  const path = categoryPath(tree, category.id);
  if (section === null) {
    const children = childrenOf(tree, category.id);
    // A top category without children, such as a sale, contains products of all departments.
    const isAcross = category.parentId === null && children.length === 0;
    return {
      title: categoryTitle(tree, category),
      crumbs: crumbsOf({ locale, t }, path.slice(0, -1), category.name),
      categoryTiles: children.map((child) => toCategoryTile(locale, child)),
      path: categoryAddress(locale, category),
      scope: { kind: "category", categoryId: category.id, rootId: null },
      tree,
      within: isAcross ? null : category.id,
      readDescription,
      mustHoldSomething: false,
    };
  }
  const rootId = rootCategoryOf[section];
  const sectionName = tree.find(({ id }) => id === rootId)?.name ?? "";
  return {
    title: t(`listing:within.${section}`, { name: category.name }),
    crumbs: crumbsOf({ locale, t }, path, sectionName),
    categoryTiles: [],
    path: sectionAddress(locale, category, section),
    scope: { kind: "category", categoryId: category.id, rootId },
    tree,
    within: rootId,
    readDescription,
    mustHoldSomething: true,
  };
}

/** Returns a listing with an address of its own, such as the new products; undefined for every other address. */
export async function namedListing({ db, locale, t, url }: Visit): Promise<ListingDefinition | undefined> {
  const screen = namedScreens.find((name) => addressOf(name, locale) === url.pathname.replace(/(?<=.)\/$/, ""));
  if (!screen) return undefined;
  const [tree, settings] = await Promise.all([readCachedCategories(db, locale), readCachedSettings(db, locale)]);
  const jacketCategories = settings.jackets_and_coats.flatMap((wanted) => tree.filter(({ id }) => id === wanted));
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
    jacketsAndCoats: { kind: "categories", categoryIds: jacketCategories.map(({ id }) => id) },
  } as const;
  return {
    title: texts.title,
    crumbs: crumbsOf({ locale, t }, [], texts.title),
    categoryTiles:
      screen === "jacketsAndCoats" ? jacketCategories.map((category) => toCategoryTile(locale, category, tree)) : [],
    path: addressOf(screen, locale),
    scope: scopes[screen],
    tree,
    within: null,
    readDescription: () => `<p>${texts.description}</p>`,
    mustHoldSomething: false,
  };
}

const namedScreens = ["newProducts", "saleProducts", "jacketsAndCoats"] as const;

/** Returns a category's tile; with `tree`, the tile also names the parent category. */
function toCategoryTile(locale: Locale, category: Category, tree: readonly Category[] = []): CategoryTile {
  const parent = tree.find(({ id }) => id === category.parentId);
  return {
    text: category.name,
    note: parent?.name ?? null,
    link: categoryAddress(locale, category),
    picture: category.picture,
  };
}

function crumbsOf({ locale, t }: Pick<Visit, "locale" | "t">, path: readonly Category[], here: string): Crumb[] {
  return [
    { text: t("ui:home"), link: addressOf("home", locale) },
    ...path.map((category) => ({ text: category.name, link: categoryAddress(locale, category) })),
    { text: here, link: "" },
  ];
}
