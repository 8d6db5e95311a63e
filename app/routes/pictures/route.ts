import type { LoaderFunctionArgs } from "@remix-run/node";

import { noPicture, pictureResponse } from "~/platform/pictures/pictures.server";
import { worldOf } from "~/platform/process/world.server";

/** `/img/product/<size>/<file>?w=<widthPx>` */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const { environment, log } = worldOf(context);
  const [kind, size, file, ...rest] = (params["*"] ?? "").split("/");
  if (kind !== "product" || !size || !file || rest.length > 0) return noPicture();
  return pictureResponse(request, { dataDir: environment.dataDir, log, size, file });
}
