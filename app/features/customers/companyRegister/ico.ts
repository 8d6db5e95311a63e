/**
 * Returns true for an IČO of eight digits with a correct check digit: the first seven digits are multiplied by 8, 7, …
 * 2, and the last one is (11 − sum mod 11) mod 10 (domain 1.2). The register itself does not check this.
 */
export function isCompanyNumber(ico: string): boolean {
  if (!/^\d{8}$/.test(ico)) return false;
  const digits = [...ico].map(Number);
  const sum = digits.slice(0, 7).reduce((total, digit, index) => total + digit * (8 - index), 0);
  return digits[7] === (11 - (sum % 11)) % 10;
}
