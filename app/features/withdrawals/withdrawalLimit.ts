import { hourMs } from "~/platform/time/durations";

/** Limits the statements of a network, because each statement sends an e-mail to a typed address. */
export const withdrawalLimit = { most: 20, windowMs: hourMs };
