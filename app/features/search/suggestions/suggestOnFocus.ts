/**
 * A search field's ref: loads its suggestions when it is first focused, or at once where the visitor was there before the
 * scripts; until then the plain form works.
 */
export function suggestOnFocus(field: HTMLInputElement | null): void {
  if (!field) return;
  const attach = () => {
    import("./attachSuggestions").then(({ attachSuggestions }) => attachSuggestions(field)).catch(() => undefined);
  };
  if (document.activeElement === field) attach();
  else field.addEventListener("focus", attach, { once: true });
}
