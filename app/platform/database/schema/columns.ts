export type Flag = 0 | 1;

/** online: the e-shop has pieces · store: only stores have some · none: nobody has (decision 36). */
export type Availability = "online" | "store" | "none";
