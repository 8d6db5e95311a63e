/** Verifies the check digits of an IBAN (domain 2.1); spaces are ignored. */
export function isIban(typed: string): boolean {
  const iban = compactIban(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

export function compactIban(iban: string): string {
  return iban.replace(/\s/g, "").toUpperCase();
}
