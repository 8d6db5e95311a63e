import { data, type LoaderFunctionArgs } from "@remix-run/node";

import type { WarrantyClaim } from "~/features/warrantyClaims/warrantyClaim";
import { findSecretClaim } from "~/features/warrantyClaims/warrantyClaim.queries.server";
import { isId } from "~/platform/database/idShape";

import { secretHeaders } from "./secretPage.server";
import type { Visit } from "./visit.server";

/** The claim of a secret address. Throws 404 for anything else. */
export async function findKeyedClaim(
  { db }: Visit,
  { id, hash }: LoaderFunctionArgs["params"],
): Promise<WarrantyClaim> {
  const claim = isId(id) && isId(hash) ? await findSecretClaim(db, { id, hash }) : undefined;
  if (!claim) throw data({ elsewhere: null }, { status: 404, headers: secretHeaders });
  return claim;
}
