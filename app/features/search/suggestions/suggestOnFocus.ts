/**
 * Ref of a search field: loads its suggestions when the field is first focused, or at once if the visitor focused it
 * before the scripts ran. Until then the plain form works.
 */
export function suggestOnFocus(field: HTMLInputElement | null): void {
  if (!field) return;
  const attach = () => {
    import("./attachSuggestions").then(({ attachSuggestions }) => attachSuggestions(field)).catch(() => undefined);
  };
  if (document.activeElement === field) attach();
  else field.addEventListener("focus", attach, { once: true });
}
