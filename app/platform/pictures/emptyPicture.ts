/** What a browser that loads every picture at once gets in place of one that nobody sees. */
export const emptyPicture = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";
