/**
 * A placeholder in shared markup, which each page fills with content of its own, such as the hidden fields of a form.
 */
export function PageSlot() {
  return <template />;
}

export const pageSlotHtml = "<template></template>";
