import { data } from "@remix-run/node";

import { findProductAddress } from "~/features/products/product.queries.server";

import type { Visit } from "~/visit/visit.server";

/**
 * Returns the product whose page the form was sent to; throws 404 for a product that is not sold in this shop version.
 */
export async function requireProduct({ db, now, locale }: Visit, id = "") {
  const product = /^[1-9]\d{0,8}$/.test(id) ? await findProductAddress(db, locale, Number(id), now()) : undefined;
  if (!product) throw data({ elsewhere: null }, { status: 404 });
  return product;
}

export type FormProduct = Awaited<ReturnType<typeof requireProduct>>;
