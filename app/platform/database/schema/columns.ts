import type { Generated } from "kysely";

export type Flag = 0 | 1;

/** online: the e-shop has pieces · store: only stores have some · none: no place has any (decision 36). */
export type Availability = "online" | "store" | "none";

/**
 * What the shop no longer has: its address responds that it is gone, or redirects to `retired_to`, a path of the shop.
 */
export type Retirable = { retired_at: Generated<number | null>; retired_to: Generated<string | null> };
