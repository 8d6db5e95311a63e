/** The `sizes` attribute of a product page's big pictures. */
export const imageSizes = "(min-width: 1506px) 760px, (min-width: 768px) 50vw, 92vw";
