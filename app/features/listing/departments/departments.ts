import { type Category, categoryPath, childrenOf } from "~/features/products/category";

/** A link to the part of a listing that is for women, for men, …; `isCurrent` marks the one that is shown. */
export type DepartmentLink = { text: string; link: string; isCurrent: boolean };

/** Returns the root categories that have subcategories. */
export function departmentsOf(tree: readonly Category[]): Category[] {
  return tree.filter(({ id, parentId }) => parentId === null && childrenOf(tree, id).length > 0);
}

/** Returns the department that all chosen categories are in; null when there is none, or several. */
export function chosenDepartment(tree: readonly Category[], chosen: readonly string[]): number | null {
  const roots = new Set(chosen.map((id) => categoryPath(tree, Number(id))[0]?.id));
  const [only] = roots;
  return roots.size === 1 ? (only ?? null) : null;
}

/**
 * Leaves out a category when one below it is also chosen: a visitor who has chosen men and then jackets wants men's
 * jackets.
 */
export function narrowestOf(tree: readonly Category[], chosen: readonly string[]): string[] {
  const above = new Set(
    chosen.flatMap((id) =>
      categoryPath(tree, Number(id))
        .slice(0, -1)
        .map((category) => String(category.id)),
    ),
  );
  return chosen.filter((id) => !above.has(id));
}
