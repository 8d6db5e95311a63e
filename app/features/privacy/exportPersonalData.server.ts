import { findCart } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { listAddresses } from "~/features/customers/addressBook/address.queries.server";
import { findProfile, type StoredProfile } from "~/features/customers/customer.queries.server";
import { listSessions } from "~/features/customers/session/session.queries.server";
import { findNewsletterStatus } from "~/features/customers/updateProfile.server";
import { readOrderDocuments } from "~/features/documents/document.queries.server";
import { readAllOrders } from "~/features/orders/customerOrders.queries.server";
import type { Order } from "~/features/orders/orders";
import type { Reservation } from "~/features/reservations/reservation";
import { listReservationsOf } from "~/features/reservations/reservations.queries.server";
import { type ServiceOrder, servicePhotoClaim } from "~/features/services/service";
import { readServiceEvents, readServicesOf } from "~/features/services/service.queries.server";
import { listStockAlerts } from "~/features/stockAlerts/stockAlert.queries.server";
import { readClaimedPieces } from "~/features/warrantyClaims/claimableLines.queries.server";
import { warrantyPhotoClaim } from "~/features/warrantyClaims/warrantyClaim";
import { readClaimEvents, readOrderClaims } from "~/features/warrantyClaims/warrantyClaim.queries.server";
import { listWishlistItems } from "~/features/wishlist/wishlistItem.queries.server";
import { readOrderWithdrawals } from "~/features/withdrawals/returns.queries.server";
import { readWithdrawalsApart } from "~/features/withdrawals/withdrawalPrivacy.queries.server";
import type { Db } from "~/platform/database/database.server";
import { locales } from "~/platform/i18n/locale";
import { readPhotos } from "~/platform/uploads/upload.queries.server";

/** All personal data of an account, for the customer to download. It contains no secret that grants access. */
export async function exportPersonalData(
  db: Db,
  { customerId, token }: { customerId: string; token: string },
  now: number,
) {
  const sessions = await listSessions(db, customerId, token, now);
  const orders = await readAllOrders(db, customerId);
  const profile = await findProfile(db, customerId);
  return {
    profile,
    newsletter: profile ? await readNewsletterStatuses(db, profile) : {},
    stockAlerts: profile ? await readStockAlerts(db, profile) : [],
    wishlist: await listWishlistItems(db, { customerId }),
    addresses: await listAddresses(db, customerId),
    sessions: sessions.map(({ agent, createdAt, usedAt }) => ({
      agent,
      createdAt: toIso(createdAt),
      usedAt: toIso(usedAt),
    })),
    carts: await readCarts(db, customerId),
    reservations: await readReservations(db, customerId),
    serviceOrders: await readServices(db, customerId),
    orders: await Promise.all(orders.map((order) => exportOrder(db, order))),
    withdrawals: profile ? await readWithdrawals(db, profile) : [],
  };
}

export async function exportOrder(
  db: Db,
  { id, summaryHash, placedAt, paidAt, deliveredAt, shipment, ...order }: Order,
) {
  const documents = await readOrderDocuments(db, id);
  const withdrawals = await readOrderWithdrawals(db, id);
  return {
    ...order,
    placedAt: toIso(placedAt),
    paidAt: paidAt === null ? null : toIso(paidAt),
    shipment: shipment && { ...shipment, shippedAt: toIso(shipment.shippedAt) },
    deliveredAt: deliveredAt === null ? null : toIso(deliveredAt),
    documents: documents.map(({ number, kind, issuedAt, content }) => ({
      number,
      kind,
      issuedAt: toIso(issuedAt),
      content,
    })),
    claims: await readClaims(db, id),
    withdrawals: withdrawals.map(({ confirmedAt, ...withdrawal }) => ({
      ...withdrawal,
      confirmedAt: toIso(confirmedAt),
    })),
  };
}

/** Leaves out the secrets of the claims' addresses. */
async function readClaims(db: Db, orderId: string) {
  const claims = await readOrderClaims(db, orderId);
  return Promise.all(
    claims.map(async ({ id, hash: _hash, orderId: _order, createdAt, endedAt, ...claim }) => ({
      ...claim,
      createdAt: toIso(createdAt),
      endedAt: endedAt === null ? null : toIso(endedAt),
      pieces: await readClaimedPieces(db, id),
      history: (await readClaimEvents(db, id)).map(({ state, note, at }) => ({ state, note, at: toIso(at) })),
      photos: (await readPhotos(db, warrantyPhotoClaim({ id }))).length,
    })),
  );
}

async function readNewsletterStatuses(db: Db, { wantsNewsletter, ...profile }: StoredProfile) {
  const statuses: Record<string, string> = {};
  for (const locale of locales)
    statuses[locale] = await findNewsletterStatus(db, { ...profile, locale }, wantsNewsletter);
  return statuses;
}

/** Stock alerts of an unverified e-mail are not exported, as they may belong to another person. */
async function readStockAlerts(db: Db, { email, isEmailVerified }: StoredProfile) {
  const alerts = isEmailVerified ? await listStockAlerts(db, email) : [];
  return alerts.map(({ createdAt, notifiedAt, ...alert }) => ({
    ...alert,
    createdAt: toIso(createdAt),
    notifiedAt: notifiedAt === null ? null : toIso(notifiedAt),
  }));
}

/** Returns the withdrawals that no order shows. Those of an unverified e-mail may belong to another person. */
async function readWithdrawals(db: Db, { email, isEmailVerified }: StoredProfile) {
  const withdrawals = isEmailVerified ? await readWithdrawalsApart(db, email) : [];
  return withdrawals.map(({ submittedAt, confirmedAt, ...withdrawal }) => ({
    ...withdrawal,
    submittedAt: toIso(submittedAt),
    confirmedAt: confirmedAt === null ? null : toIso(confirmedAt),
  }));
}

/** Leaves out the secrets of the reservations' addresses. */
async function readReservations(db: Db, customerId: string) {
  return (await listReservationsOf(db, customerId)).map(describeReservation);
}

export function describeReservation(reservation: Reservation) {
  const {
    id: _id,
    hash: _hash,
    remindedAt: _reminded,
    createdAt,
    expiresAt,
    extendedAt,
    endedAt,
    ...row
  } = reservation;
  return {
    ...row,
    createdAt: toIso(createdAt),
    expiresAt: toIso(expiresAt),
    extendedAt: extendedAt === null ? null : toIso(extendedAt),
    endedAt: endedAt === null ? null : toIso(endedAt),
  };
}

/** Leaves out the secrets of the services' addresses, and the names of photos, which are part of such addresses. */
async function readServices(db: Db, customerId: string) {
  const services = await readServicesOf(db, customerId);
  return Promise.all(services.map((service) => describeService(db, service)));
}

export async function describeService(db: Db, { id, hash: _hash, createdAt, ...service }: ServiceOrder) {
  const events = await readServiceEvents(db, id);
  const photos = await readPhotos(db, servicePhotoClaim({ id }));
  return {
    ...service,
    createdAt: toIso(createdAt),
    events: events.map(({ at, ...event }) => ({ ...event, at: toIso(at) })),
    photos: photos.map(({ id: _name, ...size }) => size),
  };
}

async function readCarts(db: Db, customerId: string) {
  const carts = [];
  for (const locale of locales) {
    const cart = await findCart(db, { customerId, locale });
    if (!cart) continue;
    const lines = await readCartLines(db, cart);
    carts.push({ locale, lines: lines.map(({ code, name, note, quantity }) => ({ code, name, note, quantity })) });
  }
  return carts;
}

function toIso(at: number): string {
  return new Date(at).toISOString();
}
