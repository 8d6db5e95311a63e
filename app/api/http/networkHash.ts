import { pseudonymOf } from "~/platform/database/ids.server";
import { clientSubnet } from "~/platform/http/subnetOf";

import type { ApiContext } from "./context";

/** A pseudonym of the caller's network, by which limits count; no address is stored. */
export function networkHashOfCall({ env }: ApiContext): string | null {
  const network = clientSubnet(env);
  return network ? pseudonymOf(`network ${network}`, env.world.environment.sessionSecret) : null;
}
