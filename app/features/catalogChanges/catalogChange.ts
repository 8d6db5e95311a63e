/** What staff can change in the catalog by hand. */
const changeKinds = ["price", "sale", "visibility", "labels", "position", "stock", "retirement"] as const;
export type ChangeKind = (typeof changeKinds)[number];

export type SubjectKind = "product" | "variant" | "category" | "page" | "post" | "store";

/** Who changes something, and why; the reason may be empty. */
export type ChangedBy = { actor: string; reason: string };

/** The result of a change; `problem` is a sentence for the person who asked for it. */
export type ChangeOutcome = { ok: true; before: string; after: string } | { ok: false; problem: string };
