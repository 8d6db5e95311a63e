import type { Position } from "./pickupPoint";

/** Kilometres of a degree of latitude. */
export const degreeKm = 111.2;

/** How much shorter a degree of longitude is at a latitude. */
export function longitudeScale({ latitude }: Position): number {
  return Math.cos((latitude * Math.PI) / 180);
}

/** The distance as the crow flies, good enough within one country. */
export function distanceKm(from: Position, to: Position): number {
  const north = (to.latitude - from.latitude) * degreeKm;
  const east = (to.longitude - from.longitude) * degreeKm * longitudeScale(from);
  return Math.hypot(north, east);
}
