import { type AppLoadContext, data, redirect } from "@remix-run/node";

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
import { addressNames } from "~/features/customers/addressBook/formNames";
import { isId } from "~/platform/database/idShape";
import { type Notice, noticeCookie } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { markRefused } from "~/platform/http/refusal";
import { worldOf } from "~/platform/process/world.server";
import type { CustomerVisit } from "~/visit/access.server";
import { fillCompany, wantsLookUp } from "~/visit/fillCompany.server";
import { trySaving } from "~/visit/trySaving.server";

type AddressActionArgs = { request: Request; context: AppLoadContext; visit: CustomerVisit; typed: FormData };

export async function saveAddressAction(args: AddressActionArgs) {
  const { request, context, visit, typed } = args;
  if (wantsLookUp(typed)) return fillCompany(request, context, typed, addressNames);
  const { db, now } = worldOf(context);
  const schema = addressForm({ countries: await readCountries(db) }, typed);
  const submission = parseForm(typed, schema);
  const refuse = (formMessage: string, status = 422) => {
    markRefused(context);
    return data({ reply: submission.reply(), formMessage, message: null, refusedAt: now() }, { status });
  };
  if (submission.status !== "success") return refuse("account:errors.form");
  const { value } = submission;
  const id = typed.get("address");
  let isKept = false;
  const saving = await trySaving(context, async () => {
    if (id === "") isKept = await addAddress(db, visit.customer.id, value, now());
    else isKept = isId(id) && (await updateAddress(db, visit.customer.id, id, value));
  });
  if (!saving.isSaved) return refuse("account:errors.savingFailed", saving.status);
  if (!isKept && id === "") return refuse(`account:addresses.most|${maxAddresses}`);
  if (!isKept) throw data({ elsewhere: null }, { status: 404 });
  return redirectWithSuccess(args, "saved");
}

export async function makeDefaultAction(args: AddressActionArgs) {
  const { context, visit, typed } = args;
  const id = typed.get("address");
  if (!isId(id) || !(await makeDefault(worldOf(context).db, visit.customer.id, id))) {
    throw data({ elsewhere: null }, { status: 404 });
  }
  return redirectWithSuccess(args, "saved");
}

export async function deleteAddressAction(args: AddressActionArgs) {
  const { context, visit, typed } = args;
  const id = typed.get("address");
  if (isId(id)) await removeAddress(worldOf(context).db, visit.customer.id, id);
  return redirectWithSuccess(args, "removedAddress");
}

async function redirectWithSuccess({ context, visit }: AddressActionArgs, key: Notice["key"]): Promise<never> {
  const notice = await noticeCookie({ tone: "good", key, values: {} }, worldOf(context).environment);
  throw redirect(addressOf("accountAddresses", visit.locale), { status: 303, headers: { "Set-Cookie": notice } });
}
