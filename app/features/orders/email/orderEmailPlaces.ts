import { addressLines, companyNumbers } from "~/features/checkout/contact/addressLines";
import { countryName } from "~/features/customers/addressBook/countryName";
import { formatPhone } from "~/features/customers/addressBook/phone";
import { openingHours } from "~/features/delivery/openingHours";
import { slotName } from "~/features/delivery/slotNames";
import { pointAddress, pointExceptions, pointFeatures, pointHours } from "~/features/pickupPoints/pointTexts";
import type { Translate } from "~/platform/i18n/i18n.server";
import type { EmailSection } from "~/ui/email";

import type { Order, OrderedPoint } from "../orders";

type Placed = Pick<Order, "locale" | "destination" | "billing" | "email" | "phone">;

export function destinationSection({ destination, locale }: Placed, t: Translate): EmailSection {
  if (destination.kind === "address") {
    const { address } = destination;
    return addressSection(t("orders:address.delivery"), addressLines(address, countryName(address.country, locale)));
  }
  if (destination.kind === "point") return pointSection(destination.point, t);
  if (destination.kind === "email") return addressSection(t("orders:address.email"), [t("orders:gift.byEmail")]);
  const { slot } = destination;
  const { name, street, zip, city, hours, phone } = destination.store;
  const openings = hours.map((row) => openingHours(row, t)).join(", ");
  return addressSection(t("orders:address.pickup"), [
    slot ? slotName(slot, t) : "",
    name,
    `${street}, ${zip} ${city}`,
    phone,
    openings,
  ]);
}

function pointSection(point: OrderedPoint, t: Translate): EmailSection {
  const { name, hours, exceptions } = point;
  const days = [pointHours(hours, t), pointExceptions(exceptions, t)];
  return addressSection(t("orders:address.point"), [name, pointAddress(point), ...days, pointFeatures(point, t)]);
}

export function billingSection({ billing, locale, email, phone }: Placed, t: Translate): EmailSection {
  return addressSection(t("orders:address.billing"), [
    ...addressLines(billing, countryName(billing.country, locale)),
    ...companyNumbers(billing, t),
    email,
    formatPhone(phone),
  ]);
}

function addressSection(title: string, lines: readonly string[]): EmailSection {
  return { title, parts: [{ kind: "paragraph", text: lines.filter(Boolean).join("\n") }] };
}
