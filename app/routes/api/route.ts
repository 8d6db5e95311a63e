import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { visitOf } from "~/visit/visit.server";

/** Passes every call under /api to the API. It is loaded at the first call, as no page needs it. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { api } = await import("~/api/api");
  const visit = visitOf(args);
  const { clientAddress, requestId } = visit.context;
  return api.fetch(visit.request, { world: visit, clientAddress, requestId });
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  return loader(args);
}
