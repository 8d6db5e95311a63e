import type { LoaderFunctionArgs } from "@remix-run/node";

import { warrantyPhotoClaim } from "~/features/warrantyClaims/warrantyClaim";
import { openedClaim } from "~/visit/findClaim.server";
import { sendPhoto } from "~/visit/sendPhoto.server";
import { visitOf } from "~/visit/visit.server";

/** Responds with a photo of a claim, for anybody with the claim's secret address. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visit = visitOf(args);
  const claim = await openedClaim(visit, args.params);
  return sendPhoto(visit, claim && warrantyPhotoClaim(claim), args.params.photo);
}
