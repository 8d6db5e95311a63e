import { sections, uncategorizedSlug } from "~/addresses";
import { longestSlug } from "~/platform/text/textFields";

/** Slugs that addresses give a meaning of their own; those of the sections belong to their categories alone. */
export const reservedSlugs: readonly string[] = [...sections, uncategorizedSlug];

/** `Dámská bunda "Žofie" 12` → `damska-bunda-zofie-12`. Empty for a name without letters a-z and digits. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const joined = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return joined.slice(0, longestSlug).replace(/-$/, "");
}
