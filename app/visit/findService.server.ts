import { data, type LoaderFunctionArgs } from "@remix-run/node";

import type { ServiceOrder } from "~/features/services/service";
import { findSecretService } from "~/features/services/service.queries.server";
import { isId } from "~/platform/database/idShape";

import { secretHeaders } from "./secretPage.server";
import type { Visit } from "./visit.server";

/** Returns the service order of a secret address. Throws 404 for any other address. */
export async function requireSecretService(visit: Visit, params: LoaderFunctionArgs["params"]): Promise<ServiceOrder> {
  const service = await openedService(visit, params);
  if (!service) throw data({ elsewhere: null }, { status: 404, headers: secretHeaders });
  return service;
}

/** Returns the service order of a secret address; undefined for any other address. */
export async function openedService(
  { db }: Visit,
  { id, hash }: LoaderFunctionArgs["params"],
): Promise<ServiceOrder | undefined> {
  return isId(id) && isId(hash) ? findSecretService(db, { id, hash }) : undefined;
}
