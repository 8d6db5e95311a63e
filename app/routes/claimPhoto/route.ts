import type { LoaderFunctionArgs } from "@remix-run/node";

import { photoClaim } from "~/features/warrantyClaims/warrantyClaim";
import { photoResponse } from "~/platform/uploads/photoFiles.server";
import { readPhotos } from "~/platform/uploads/upload.queries.server";
import { findKeyedClaim } from "~/visit/findClaim.server";
import { visitOf } from "~/visit/visit.server";

/** A photo of a claim, for anybody with the claim's secret address. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const claim = await findKeyedClaim(visit, args.params);
  const own = (await readPhotos(visit.db, photoClaim(claim))).find(({ id }) => id === args.params.photo);
  return photoResponse(visit.environment.dataDir, own?.id ?? "");
}
