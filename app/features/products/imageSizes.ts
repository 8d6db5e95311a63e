/** The `sizes` attribute of a product page's big pictures. */
export const imageSizes = "(min-width: 1506px) 800px, (min-width: 1024px) 55vw, (min-width: 768px) 46vw, 92vw";

/** The `sizes` attribute of the pictures that lie in pairs; a phone shows none. */
export const pairSizes = "(min-width: 1506px) 400px, (min-width: 768px) 28vw, 1px";
