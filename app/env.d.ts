import "@remix-run/node";

import type { World } from "~/platform/process/world.server";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
  interface AppLoadContext {
    /** Absent under plain remix-serve, where `worldOf` returns the process's own world. */
    world?: World;
    requestId?: string;
    /** The client's address, as far as the server knows. */
    clientAddress?: string;
  }
}
