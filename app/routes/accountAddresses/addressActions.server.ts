import { data } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { addressForm } from "~/features/customers/addressBook/address.form";
import {
  addAddress,
  makeDefault,
  removeAddress,
  updateAddress,
} from "~/features/customers/addressBook/address.queries.server";
import { maxAddresses } from "~/features/customers/addressBook/addressLimit";
import { readCountries } from "~/features/customers/addressBook/country.queries.server";
import { isId } from "~/platform/database/idShape";
import type { Notice } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { markRefused } from "~/platform/http/refusal";
import type { CustomerVisit } from "~/visit/access.server";
import { redirectWithNotice } from "~/visit/redirectWithNotice.server";
import { trySaving } from "~/visit/trySaving.server";

export async function saveAddressAction(visit: CustomerVisit, typed: FormData, id: string) {
  const { db, now } = visit;
  const schema = addressForm({ countries: await readCountries(db) }, typed);
  const submission = parseForm(typed, schema);
  const refuse = (formMessage: string, status = 422) => {
    markRefused(visit.context);
    return data({ reply: submission.reply(), formMessage, message: null, refusedAt: now() }, { status });
  };
  if (submission.status !== "success") return refuse("account:errors.form");
  const { value } = submission;
  let isKept = false;
  const saving = await trySaving(visit, async () => {
    if (id === "") isKept = await addAddress(db, visit.customer.id, value, now());
    else isKept = isId(id) && (await updateAddress(db, visit.customer.id, id, value));
  });
  if (!saving.isSaved) return refuse("account:errors.savingFailed", saving.status);
  if (!isKept && id === "") return refuse(`account:addresses.most|${maxAddresses}`);
  if (!isKept) throw data({ elsewhere: null }, { status: 404 });
  return backToAddresses(visit, "saved");
}

export async function makeDefaultAction(visit: CustomerVisit, id: string) {
  if (!isId(id) || !(await makeDefault(visit.db, visit.customer.id, id))) {
    throw data({ elsewhere: null }, { status: 404 });
  }
  return backToAddresses(visit, "saved");
}

export async function deleteAddressAction(visit: CustomerVisit, id: string) {
  if (isId(id)) await removeAddress(visit.db, visit.customer.id, id);
  return backToAddresses(visit, "removedAddress");
}

async function backToAddresses(visit: CustomerVisit, key: Notice["key"]): Promise<never> {
  const page = addressOf("accountAddresses", visit.locale);
  throw await redirectWithNotice(visit, page, { tone: "good", key, values: {} });
}
