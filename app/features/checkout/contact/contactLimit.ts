import { minuteMs } from "~/platform/time/durations";

/**
 * A limit, because each contact of a guest leaves a copy of the cart behind; a shared office network stays far below.
 * Contacts that come with an order by the API count, too.
 */
export const contactLimit = { most: 60, windowMs: 15 * minuteMs };
