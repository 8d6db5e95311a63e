import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";

type Given = Partial<Omit<Tables["voucher"], "used_count" | "created_at" | "stopped_at">> & { used_count?: number };

/** Issues a voucher of ten percent for everything; `given` replaces some of its values. Its id is its code. */
export async function issueVoucher(db: Db, given: Given = {}): Promise<string> {
  const code = given.code ?? "DESET";
  await db
    .insertInto("voucher")
    .values({
      id: code,
      code,
      kind: "percent",
      service_type: "eshop",
      percent_basis_points: given.kind && given.kind !== "percent" ? null : 1000,
      value_czk_minor: null,
      value_eur_minor: null,
      balance_minor: null,
      active_from_at: 0,
      active_to_at: null,
      quantity: null,
      quantity_per_user: null,
      minimal_czk_minor: null,
      minimal_eur_minor: null,
      product_id: null,
      category_id: null,
      brand: null,
      needs_email: 0,
      created_at: 0,
      ...given,
    })
    .execute();
  return code;
}

export const amountOf = (czk: number) => ({ kind: "amount" as const, value_czk_minor: czk, value_eur_minor: czk });

export const toGiftVoucher = (czk: number) => ({ kind: "gift" as const, value_czk_minor: czk, balance_minor: czk });
