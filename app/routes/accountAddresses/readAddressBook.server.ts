import {
  findAddress,
  listAddresses,
  type StoredAddress,
} from "~/features/customers/addressBook/address.queries.server";
import type { addressNames } from "~/features/customers/addressBook/formNames";
import { toPersonForm } from "~/features/customers/addressBook/personFormValues";
import { formatPhone } from "~/features/customers/addressBook/phone";
import { defaultPhonePrefix } from "~/features/customers/addressBook/phonePrefixes";
import { isId } from "~/platform/database/idShape";
import { countryOf } from "~/platform/i18n/locale";

import type { CustomerVisit } from "~/visit/access.server";
import { readCountryOptions } from "~/visit/readCountryOptions.server";

type Editor = { id: string | null; initial: Partial<Record<(typeof addressNames)[number], string>> };

/**
 * Reads the customer's addresses, and the one that the query wants to edit. `found` is undefined when that one is not
 * the customer's.
 */
export async function readAddressBook({ customer, locale, db, url }: CustomerVisit) {
  const query = url.searchParams;
  const countries = await readCountryOptions(db, locale);
  const addresses = (await listAddresses(db, customer.id)).map((address) => toShownAddress(address, countries));
  const editedId = query.get("upravit");
  if (editedId === null) {
    const fresh: Editor = {
      id: null,
      initial: {
        email: customer.email,
        firstname: customer.firstname,
        lastname: customer.lastname,
        phone_prefix: defaultPhonePrefix[locale],
        country: countryOf[locale],
      },
    };
    return { countries, addresses, editor: query.has("nova") ? fresh : null };
  }
  const edited = isId(editedId) ? await findAddress(db, customer.id, editedId) : undefined;
  if (!edited) return undefined;
  const { id, name, email, isDefault } = edited;
  const editor: Editor = { id, initial: { ...toPersonForm(edited), name, email, is_default: isDefault ? "on" : "" } };
  return { countries, addresses, editor };
}

function toShownAddress(address: StoredAddress, countries: readonly { value: string; text: string }[]) {
  const { id, name, isDefault, isDelivery, firstname, lastname, company, street, zip, city, country, phone } = address;
  const countryText = countries.find(({ value }) => value === country)?.text ?? country;
  const person = `${firstname} ${lastname}`;
  const lines = [company, person, street, `${zip} ${city}`, countryText, formatPhone(phone)].filter(Boolean);
  return { id, name, isDefault, isDelivery, lines };
}
