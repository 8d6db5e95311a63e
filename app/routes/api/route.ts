import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { api } from "~/api/api";
import { worldOf } from "~/platform/world.server";

/** Hands every call under /api to the API. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { clientAddress, requestId } = context;
  return api.fetch(request, { world: worldOf(context), clientAddress, requestId });
}

export async function action(given: ActionFunctionArgs): Promise<Response> {
  return loader(given);
}
