import { idsIn } from "~/platform/closedSets";

/** Kinds of things that can be retired. */
export const retirableKinds = {
  product: "product",
  category: "category",
  page: "page",
  post: "post",
  store: "store",
} as const;

export type RetirableKind = keyof typeof retirableKinds;

export const retirableKindIds = idsIn(retirableKinds);
