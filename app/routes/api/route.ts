import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { worldOf } from "~/platform/process/world.server";

/** Hands every call under /api to the API, which is loaded at the first one: no page needs it. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { api } = await import("~/api/api");
  const { clientAddress, requestId } = context;
  return api.fetch(request, { world: worldOf(context), clientAddress, requestId });
}

export async function action(given: ActionFunctionArgs): Promise<Response> {
  return loader(given);
}
