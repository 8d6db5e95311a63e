/** Stands in shared markup where each page puts something of its own, such as hidden fields of a form. */
export function PageSlot() {
  return <template />;
}

export const pageSlotHtml = "<template></template>";
