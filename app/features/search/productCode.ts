const longestCode = 40;
const mostForms = 8;

/** How a query may be written in the catalogue, if it is a product's or a piece's code; empty if it cannot be one. */
export function codeForms(query: string): string[] {
  const written = query.trim();
  if (written.length < 3 || written.length > longestCode || !/^[\w./ -]+$/.test(written) || !/\d/.test(written))
    return [];
  const dashed = written.replace(/\s+/g, "-");
  const bare = written.replace(/\s+/g, "");
  const parted = bare.replace(/^([a-z]+)(\d)/i, "$1-$2");
  const forms = [written, dashed, bare, parted].flatMap((form) => [form.toUpperCase(), form]);
  return [...new Set(forms)].slice(0, mostForms);
}

/** The number of a product that was typed alone, such as 1001 for KA-1001. */
export function productNumberOf(query: string): number | undefined {
  const written = query.trim();
  return /^[1-9]\d{3,6}$/.test(written) ? Number(written) : undefined;
}
