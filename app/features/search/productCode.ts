const maxCodeLength = 40;
const maxForms = 8;

/** Returns the forms in which a query may be a product code or SKU of the catalog; empty if it cannot be one. */
export function codeForms(query: string): string[] {
  const text = query.trim();
  if (text.length < 3 || text.length > maxCodeLength || !/^[\w./ -]+$/.test(text) || !/\d/.test(text)) return [];
  const dashed = text.replace(/\s+/g, "-");
  const bare = text.replace(/\s+/g, "");
  const parted = bare.replace(/^([a-z]+)(\d)/i, "$1-$2");
  const forms = [text, dashed, bare, parted].flatMap((form) => [form.toUpperCase(), form]);
  return [...new Set(forms)].slice(0, maxForms);
}

/** Parses a product number typed alone, such as 1001 for KA-1001. */
export function parseProductNumber(query: string): number | undefined {
  const text = query.trim();
  return /^[1-9]\d{3,6}$/.test(text) ? Number(text) : undefined;
}
