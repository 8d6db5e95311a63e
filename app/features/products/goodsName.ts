/** `Bunda Matěj, černá, 52`: goods as lines, e-mails and documents name them; `variantName` is empty for some. */
export function goodsName(name: string, variantName: string): string {
  return [name, variantName].filter(Boolean).join(", ");
}
