import type { LoaderFunctionArgs } from "@remix-run/node";

import { servicePhotoClaim } from "~/features/services/service";
import { openedService } from "~/visit/findService.server";
import { sendPhoto } from "~/visit/sendPhoto.server";
import { visitOf } from "~/visit/visit.server";

/** Responds with a photo of a service order, for anybody with the order's secret address. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visit = visitOf(args);
  const service = await openedService(visit, args.params);
  return sendPhoto(visit, service && servicePhotoClaim(service), args.params.photo);
}
