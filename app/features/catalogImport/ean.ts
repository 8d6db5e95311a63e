/** Returns whether a text is a GTIN-13 article number (GS1 General Specifications 7.9). */

export function isEan(text: string): boolean {
  return /^\d{13}$/.test(text) && Number(text[12]) === eanCheckDigit(text.slice(0, 12));
}

/** Returns the thirteenth digit for the first twelve. */
export function eanCheckDigit(twelveDigits: string): number {
  const sum = [...twelveDigits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}
