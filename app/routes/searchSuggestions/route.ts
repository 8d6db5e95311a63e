import type { LoaderFunctionArgs } from "@remix-run/node";

import { readQuery } from "~/features/search/query";
import { suggest } from "~/features/search/suggestions/suggest.server";
import { visitOf } from "~/visit/visit.server";

/** Responds with suggestions as JSON, which only the browser may cache, for a minute. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visit = visitOf(args);
  const query = readQuery(visit.url.searchParams.get("q"));
  const suggestions = await suggest(visit, visit.locale, query.text);
  const headers = {
    "Cache-Control": "private, max-age=60",
    "X-Robots-Tag": "noindex",
    "X-Content-Type-Options": "nosniff",
  };
  return Response.json(suggestions, { headers });
}
