import { minuteMs } from "~/platform/time/durations";

/**
 * Limits how often a contact is stored, because each contact of a guest leaves a copy of the cart behind. A shared
 * office network stays far below the limit. Contacts that come with an order by the API count, too.
 */
export const contactLimit = { most: 60, windowMs: 15 * minuteMs };
