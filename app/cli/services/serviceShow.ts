import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney } from "~/features/money/money";
import { type ServiceOrder, servicePhotoClaim } from "~/features/services/service";
import { readServiceEvents } from "~/features/services/service.queries.server";
import { serviceAddress } from "~/features/services/serviceAddresses";
import { serviceStates } from "~/features/services/serviceStates";
import { formatDateTime } from "~/platform/time/formatDate";
import { photoPath } from "~/platform/uploads/photoFiles.server";
import { readPhotos } from "~/platform/uploads/upload.queries.server";

import type { OpenedShop } from "../runShop";
import type { Terminal } from "../terminal";

/**
 * Shows everything that the workshop needs: what to do, the photos' files, the customer and the places, and every
 * change with its author.
 */
export async function showService({ db, environment }: OpenedShop, service: ServiceOrder, terminal: Terminal) {
  const { number, state, kind, garment, description, isBoughtHere, promisedOn } = service;
  const currency = await readCurrency(db, service.locale);
  const money = (minor: number | null) => (minor === null ? "no price yet" : formatMoney(minor, currency));
  terminal.print(`${number}  ${state}  ${kind}  ${money(service.priceMinor)}  ${promisedOn ?? "no day yet"}`);
  terminal.print(`${service.firstname} ${service.lastname}  ${service.email}  ${service.phone}`);
  terminal.print(placeOf(service));
  terminal.print(`${garment}${isBoughtHere ? "  (bought here)" : ""}`);
  for (const line of description.split("\n")) terminal.print(`  ${line}`);
  for (const { id } of await readPhotos(db, servicePhotoClaim(service))) terminal.print(photoPath(environment, id));
  terminal.print(`${environment.publicUrl}${serviceAddress(service.locale, service)}`);
  for (const { at, actor, note, ...then } of await readServiceEvents(db, service.id)) {
    const facts = [then.state, money(then.priceMinor), then.promisedOn ?? "no day yet", `by ${actor}`, note];
    terminal.print(`${formatDateTime(at)}  ${facts.filter(Boolean).join("  ")}`);
  }
  const { next } = serviceStates[state];
  terminal.print(next.length > 0 ? `Next: ${next.join(", ")}.` : "Nothing more can become of it.");
  return 0;
}

function placeOf({ arrival, storeId, street, zip, city }: ServiceOrder): string {
  return storeId ? `${arrival} ${storeId}` : `${arrival}, back to ${street}, ${zip} ${city}`;
}
