/** The names of the form's fields, in its order. */
export const serviceNames = [
  "kind",
  "garment",
  "description",
  "bought_here",
  "photos",
  "arrival",
  "store",
  "street",
  "city",
  "zip",
  "firstname",
  "lastname",
  "email",
  "phone_prefix",
  "phone",
  "terms",
] as const;
