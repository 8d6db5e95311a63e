import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { worldOf } from "~/platform/process/world.server";

/** The API of the built-in payment gateway, which exists only while the shop runs in test mode. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { testGateway } = await import("./testGateway.server");
  return testGateway.fetch(request, { world: worldOf(context) });
}

export async function action(given: ActionFunctionArgs): Promise<Response> {
  return loader(given);
}
