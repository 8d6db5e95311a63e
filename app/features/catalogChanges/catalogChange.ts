/** What staff change in the catalog by hand. */
export const changeKinds = ["price", "sale", "visibility", "labels", "position", "stock", "retirement"] as const;
export type ChangeKind = (typeof changeKinds)[number];

export type SubjectKind = "product" | "variant" | "category" | "page" | "post" | "store";

/** Who changes something, and why; an empty reason is none. */
export type ChangedBy = { actor: string; reason: string };

/** `problem` is a sentence for the person who asked. */
export type ChangeOutcome = { ok: true; before: string; after: string } | { ok: false; problem: string };
