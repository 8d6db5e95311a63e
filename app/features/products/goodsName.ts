/**
 * Returns the name of a product or variant for lines, e-mails and documents: `Bunda Matěj, černá, 52`. `variantName`
 * may be empty.
 */
export function goodsName(name: string, variantName: string): string {
  return [name, variantName].filter(Boolean).join(", ");
}
