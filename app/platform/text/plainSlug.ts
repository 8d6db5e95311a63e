/**
 * Turns `Dámská bunda "Žofie" 12` into `damska-bunda-zofie-12`. Returns "" for a text without letters a-z and digits.
 */
export function plainSlug(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
