import { data, type LoaderFunctionArgs } from "@remix-run/node";

import type { WarrantyClaim } from "~/features/warrantyClaims/warrantyClaim";
import { findSecretClaim } from "~/features/warrantyClaims/warrantyClaim.queries.server";
import { isId } from "~/platform/database/idShape";

import { secretHeaders } from "./secretPage.server";
import type { Visit } from "./visit.server";

/** Returns the claim of a secret address. Throws 404 for any other address. */
export async function findKeyedClaim(visit: Visit, params: LoaderFunctionArgs["params"]): Promise<WarrantyClaim> {
  const claim = await openedClaim(visit, params);
  if (!claim) throw data({ elsewhere: null }, { status: 404, headers: secretHeaders });
  return claim;
}

/** Returns the claim of a secret address; undefined for any other address. */
export async function openedClaim(
  { db }: Visit,
  { id, hash }: LoaderFunctionArgs["params"],
): Promise<WarrantyClaim | undefined> {
  return isId(id) && isId(hash) ? findSecretClaim(db, { id, hash }) : undefined;
}
