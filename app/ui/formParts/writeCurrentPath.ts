/**
 * Writes the current path with its query into a form's hidden field. A component knows the path only as of the last
 * navigation, and a colour or size chosen since then is in the browser's address alone.
 */
export function writeCurrentPath(form: HTMLFormElement, fieldName: string): void {
  const field = form.elements.namedItem(fieldName);
  if (field instanceof HTMLInputElement) field.value = `${location.pathname}${location.search}`;
}
