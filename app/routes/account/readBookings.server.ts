import { listReservationsOf } from "~/features/reservations/reservations.queries.server";
import { readNewestServicesOf } from "~/features/services/service.queries.server";
import { serviceAddress } from "~/features/services/serviceAddresses";
import { reservationAddress } from "~/features/stores/reservationAddresses";
import { claimAddress } from "~/features/warrantyClaims/claimAddresses";
import { readClaimedPieces } from "~/features/warrantyClaims/claimableLines.queries.server";
import { pieceText } from "~/features/warrantyClaims/warrantyClaim";
import { readNewestClaimsOf } from "~/features/warrantyClaims/warrantyClaim.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { ClaimState, ReservationState, ServiceKind, ServiceState } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";
import { formatDate } from "~/platform/time/formatDate";

/**
 * The number of the newest of each kind that the account lists. Older ones are reached by the address in their e-mails.
 */
const listed = 20;

type Booking = { number: string; href: string; madeOn: string };
export type Bookings = {
  reservations: (Booking & { state: ReservationState; goods: string })[];
  services: (Booking & { state: ServiceState; kind: ServiceKind; garment: string })[];
  claims: (Booking & { state: ClaimState; goods: string })[];
};

/**
 * Reads a customer's reservations in stores, service orders and claims for defects, with links to their pages in the
 * language of the account.
 */
export async function readBookings(db: Db, customerId: string, locale: Locale): Promise<Bookings> {
  const reservations = await listReservationsOf(db, customerId, listed);
  const services = await readNewestServicesOf(db, customerId, listed);
  const claims = await readNewestClaimsOf(db, customerId, listed);
  return {
    reservations: reservations.map(({ number, hash, state, quantity, productName, createdAt }) => ({
      number,
      state,
      href: reservationAddress(locale, { number, hash }),
      madeOn: formatDate(createdAt),
      goods: `${quantity}× ${productName}`,
    })),
    services: services.map(({ id, hash, number, state, kind, garment, createdAt }) => ({
      number,
      state,
      kind,
      garment,
      href: serviceAddress(locale, { id, hash }),
      madeOn: formatDate(createdAt),
    })),
    claims: await Promise.all(
      claims.map(async ({ id, hash, number, state, createdAt }) => ({
        number,
        state,
        href: claimAddress(locale, { id, hash }),
        madeOn: formatDate(createdAt),
        goods: (await readClaimedPieces(db, id)).map(pieceText).join(", "),
      })),
    ),
  };
}
