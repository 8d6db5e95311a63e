/** The fields of the form in display order. They are separate from the schema, which browsers do not load. */
export const reservationNames = ["variant", "quantity", "name", "email", "phone_prefix", "phone"] as const;
export type ReservationName = (typeof reservationNames)[number];
