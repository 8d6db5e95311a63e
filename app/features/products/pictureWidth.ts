/** The `sizes` of a product page's big pictures. */
export const shownWidth = "(min-width: 1506px) 760px, (min-width: 768px) 50vw, 92vw";
