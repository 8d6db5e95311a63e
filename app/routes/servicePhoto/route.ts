import type { LoaderFunctionArgs } from "@remix-run/node";

import { photoClaim } from "~/features/services/service";
import { photoResponse } from "~/platform/uploads/photoFiles.server";
import { readPhotos } from "~/platform/uploads/upload.queries.server";
import { requireSecretService } from "~/visit/findService.server";
import { visitOf } from "~/visit/visit.server";

/** A photo of a service order, for anybody with the order's secret address. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = visitOf(args);
  const service = await requireSecretService(visit, args.params);
  const own = (await readPhotos(visit.db, photoClaim(service))).find(({ id }) => id === args.params.photo);
  return photoResponse(visit.environment.dataDir, own?.id ?? "");
}
