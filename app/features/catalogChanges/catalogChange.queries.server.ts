import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";

import type { ChangeKind, SubjectKind } from "./catalogChange";

export type CatalogChange = {
  subjectKind: SubjectKind;
  /** A product's code, a variant's SKU, or the id of anything else. */
  subject: string;
  kind: ChangeKind;
  /** The store of a change of stock. */
  place?: string;
  before: string;
  after: string;
  reason: string;
  at: number;
  actor: string;
};

/** Records who changed what in the catalog, and when; must be called in the change's own transaction. */
export async function recordCatalogChange(
  tx: Db,
  { subjectKind, place = "", ...change }: CatalogChange,
): Promise<void> {
  await tx
    .insertInto("catalogue_change")
    .values({ id: newId(), subject_kind: subjectKind, place, ...change })
    .execute();
}

/** Reads changes, the newest first. With a product's code, those of its variants are included. */
export async function readCatalogChanges(db: Db, { subject, limit }: { subject?: string | undefined; limit: number }) {
  return db
    .selectFrom("catalogue_change")
    .$if(subject !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb("subject", "=", subject ?? ""),
          eb(
            "subject",
            "in",
            eb
              .selectFrom("variant")
              .innerJoin("product", "product.id", "variant.product_id")
              .where("product.code", "=", subject ?? "")
              .select("variant.sku"),
          ),
        ]),
      ),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .select(["at", "subject_kind as subjectKind", "subject", "kind", "place", "before", "after", "reason", "actor"])
    .execute();
}
