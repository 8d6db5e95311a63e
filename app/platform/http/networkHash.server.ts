import { pseudonymOf } from "../database/ids.server";

import { clientSubnet } from "./subnetOf";

/**
 * Returns a pseudonym of the sender's network, as the shop stores no IP address; null when the network is not known.
 */
export function networkHashOf(context: Parameters<typeof clientSubnet>[0], sessionSecret: string): string | null {
  const network = clientSubnet(context);
  return network ? pseudonymOf(`network ${network}`, sessionSecret) : null;
}
