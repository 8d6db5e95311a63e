import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { visitOf } from "~/visit/visit.server";

/** Serves the API of the built-in payment gateway, which exists only while the shop runs in test mode. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { trialGatewayCalls } = await import("./trialGatewayCalls.server");
  return trialGatewayCalls.fetch(args.request, { world: visitOf(args) });
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  return loader(args);
}
