import type { LoaderFunctionArgs } from "@remix-run/node";

import { noPicture, pictureResponse } from "~/platform/pictures/pictures.server";
import { visitOf } from "~/visit/visit.server";

/** Serves `/img/product/<size>/<file>?w=<widthPx>`. */
export function loader(args: LoaderFunctionArgs) {
  const { environment, log, request } = visitOf(args);
  const [kind, size, file, ...rest] = (args.params["*"] ?? "").split("/");
  if (kind !== "product" || !size || !file || rest.length > 0) return noPicture();
  return pictureResponse(request, { place: environment, log, size, file });
}
