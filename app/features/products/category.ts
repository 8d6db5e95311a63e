/** A category of the tree, in one language. */
export type Category = {
  id: number;
  parentId: number | null;
  name: string;
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

export function childrenOf(tree: readonly Category[], id: number): Category[] {
  return tree.filter((category) => category.parentId === id);
}
