/** Replaces a picture that is not visible in browsers that would load every picture at once. */
export const emptyPicture = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";
