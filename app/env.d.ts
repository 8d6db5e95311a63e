import "@remix-run/node";

import type { World } from "~/platform/process/world.server";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext {
    /** Absent under plain remix-serve: `worldOf` then gives the process's own. */
    world?: World;
    requestId?: string;
    /** The client's address, as far as the server knows. */
    clientAddress?: string;
  }
}
