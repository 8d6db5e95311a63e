/** A category of the tree, in one language. */
export type Category = {
  id: number;
  parentId: number | null;
  name: string;
  /** The title of the category's page, for a category whose name does not say for whom it is; null otherwise. */
  title: string | null;
  slug: string;
  picture: string | null;
};

/** Returns the path from the root to the category itself; empty for an unknown id. */
export function categoryPath(tree: readonly Category[], id: number | null): Category[] {
  const byId = new Map(tree.map((category) => [category.id, category]));
  const path: Category[] = [];
  for (let at = id === null ? undefined : byId.get(id); at && !path.includes(at); ) {
    path.unshift(at);
    at = at.parentId === null ? undefined : byId.get(at.parentId);
  }
  return path;
}

/**
 * Returns the title of a category's page. A name that several categories share, such as the jackets of men and of
 * women, is followed by the parent's name, unless the category has a title of its own.
 */
export function categoryTitle(tree: readonly Category[], { id, name, title, parentId }: Category): string {
  if (title) return title;
  const parent = tree.find((other) => other.id === parentId);
  const isShared = tree.some((other) => other.name === name && other.id !== id);
  return parent && isShared ? `${name} – ${parent.name}` : name;
}

export function childrenOf(tree: readonly Category[], id: number): Category[] {
  return tree.filter((category) => category.parentId === id);
}
