import { sections, uncategorizedSlug } from "~/addresses";
import { plainSlug } from "~/platform/text/plainSlug";
import { maxSlugLength } from "~/platform/text/textFields";

/** Slugs with a meaning of their own in addresses; the slugs of the sections are reserved for their categories. */
export const reservedSlugs: readonly string[] = [...sections, uncategorizedSlug];

/** Turns `Dámská bunda "Žofie" 12` into `damska-bunda-zofie-12`. Empty for a name without letters a-z and digits. */
export function slugify(name: string): string {
  return plainSlug(name).slice(0, maxSlugLength).replace(/-$/, "");
}
