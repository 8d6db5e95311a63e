import type { Position } from "./pickupPoint";

/** Length of a degree of latitude in kilometres. */
export const degreeKm = 111.2;

/** Returns the length of a degree of longitude at a latitude, relative to a degree of latitude. */
export function longitudeScale({ latitude }: Position): number {
  return Math.cos((latitude * Math.PI) / 180);
}

/** Returns the straight-line distance, which is accurate enough within one country. */
export function distanceKm(from: Position, to: Position): number {
  const north = (to.latitude - from.latitude) * degreeKm;
  const east = (to.longitude - from.longitude) * degreeKm * longitudeScale(from);
  return Math.hypot(north, east);
}
