import { pseudonymOf } from "~/platform/database/ids.server";
import { clientSubnet } from "~/platform/http/subnetOf";

import type { Visit } from "./visit.server";

/** A pseudonym of the visitor's network: orders and reservations store no IP address. */
export function networkHashOf({ context, environment }: Visit): string | null {
  const network = clientSubnet(context);
  return network ? pseudonymOf(`network ${network}`, environment.sessionSecret) : null;
}
