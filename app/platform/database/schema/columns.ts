import type { Generated } from "kysely";

export type Flag = 0 | 1;

/** online: the e-shop has pieces · store: only stores have some · none: nobody has (decision 36). */
export type Availability = "online" | "store" | "none";

/** What the shop no longer has: its address answers that it is gone, or leads to `retired_to`, a path of the shop. */
export type Retirable = { retired_at: Generated<number | null>; retired_to: Generated<string | null> };
