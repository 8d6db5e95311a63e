import type { LoaderFunctionArgs } from "@remix-run/node";

import { readQuery } from "~/features/search/query";
import { suggest } from "~/features/search/suggestions/suggest.server";
import { localeOfPath } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

/** Responds with suggestions as JSON, which only the browser may cache, for a minute. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const query = readQuery(searchParams.get("q"));
  const suggestions = await suggest(worldOf(context), localeOfPath(pathname), query.text);
  const headers = {
    "Cache-Control": "private, max-age=60",
    "X-Robots-Tag": "noindex",
    "X-Content-Type-Options": "nosniff",
  };
  return Response.json(suggestions, { headers });
}
