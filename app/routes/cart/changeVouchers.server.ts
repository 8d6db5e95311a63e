import { data, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { type AddVoucherResult, addVoucher, removeVoucher } from "~/features/cart/addVoucher.server";
import { countRefusal } from "~/features/operations/refusals.server";
import type { VoucherRefusal } from "~/features/vouchers/VoucherForm";
import { type VoucherInput, voucherForm } from "~/features/vouchers/voucher.form";
import { type Notice, noticeCookie } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { clientSubnet } from "~/platform/http/subnetOf";
import { trySaving } from "~/visit/trySaving.server";

import type { CartVisit } from "./cartVisit.server";

/** Adds a voucher by its code. Returns 303 to the cart, 422 with the reason, or 429 after too many attempts. */
export async function addVoucherAction(visit: CartVisit) {
  const submission = parseForm(visit.form, voucherForm);
  if (submission.status !== "success") {
    countRefusal("validation");
    return refusal(visit, { errors: submission.reply().error });
  }
  const added = await addToOwnersCart(visit, submission.value);
  if (added.outcome === "too-many-tries") {
    countRefusal("rate-limit");
    return refusal(visit, { isTried: true });
  }
  if (added.outcome === "no-cart") return backToCart(visit, notice("alert", "cartGone"));
  if (added.outcome === "added") {
    return backToCart(visit, { tone: "good", key: "voucherAdded", values: { code: added.code } });
  }
  const { problem } = added;
  if (problem.code === "voucher_is_already_added") return backToCart(visit, null);
  countRefusal("voucher");
  return refusal(visit, { problem });
}

/** Removes a voucher; no error when it is not in the cart. */
export async function removeVoucherAction(visit: CartVisit, voucherId: string) {
  const { db, owner } = visit;
  const remove = async () => owner && removeVoucher(db, owner, voucherId);
  const { isSaved } = await trySaving(visit, remove);
  return backToCart(visit, isSaved ? notice("good", "voucherRemoved") : notice("alert", "voucherRemoveFailed"));
}

async function addToOwnersCart({ db, now, context, owner }: CartVisit, input: VoucherInput): Promise<AddVoucherResult> {
  if (!owner) return { outcome: "no-cart" };
  return addVoucher(db, owner, input, { now: now(), callerAddress: clientSubnet(context) });
}

function refusal({ form, now }: CartVisit, why: Partial<VoucherRefusal>) {
  const typedText = (name: string, longest: number) => String(form.get(name) ?? "").slice(0, longest);
  const voucher: VoucherRefusal = {
    typed: { voucherCode: typedText("voucherCode", 64), guestEmail: typedText("guestEmail", 254) },
    errors: undefined,
    problem: null,
    isTried: false,
    refusedAt: now(),
    ...why,
  };
  return data({ voucher }, { status: voucher.isTried ? 429 : 422 });
}

async function backToCart(visit: CartVisit, result: Notice | null): Promise<never> {
  const headers = visit.owner ? (await visit.ensureCartOwner()).headers : new Headers();
  if (result) headers.append("Set-Cookie", await noticeCookie(result, visit.environment));
  throw redirect(addressOf("cart", visit.locale), { status: 303, headers });
}

function notice(tone: Notice["tone"], key: Notice["key"]): Notice {
  return { tone, key, values: {} };
}
