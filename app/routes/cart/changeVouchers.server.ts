import { type AppLoadContext, data, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { type AddVoucherResult, addVoucher, removeVoucher } from "~/features/cart/addVoucher.server";
import { ensureCartOwner, findCartOwner } from "~/features/cart/guest/cartOwner.server";
import type { VoucherRefusal } from "~/features/vouchers/VoucherForm";
import { type VoucherInput, voucherForm } from "~/features/vouchers/voucher.form";
import { type Notice, noticeCookie } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { clientSubnet } from "~/platform/http/subnetOf";
import { requestLocale } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";
import { trySaving } from "~/visit/trySaving.server";

/** Adds a voucher by its code. Returns 303 to the cart, 422 with the reason, or 429 after too many attempts. */
export async function addVoucherAction(request: Request, typed: FormData, context: AppLoadContext) {
  const submission = parseForm(typed, voucherForm);
  if (submission.status !== "success") return refusal(typed, context, { errors: submission.reply().error });
  const added = await addToOwnersCart(request, context, submission.value);
  if (added.outcome === "too-many-tries") return refusal(typed, context, { isTried: true });
  if (added.outcome === "no-cart") return backToCart(request, context, notice("alert", "cartGone"));
  if (added.outcome === "added") {
    return backToCart(request, context, { tone: "good", key: "voucherAdded", values: { code: added.code } });
  }
  const { problem } = added;
  if (problem.code === "voucher_is_already_added") return backToCart(request, context, null);
  return refusal(typed, context, { problem });
}

/** Removes a voucher; no error when it is not in the cart. */
export async function removeVoucherAction(request: Request, typed: FormData, context: AppLoadContext) {
  const owner = await findCartOwner(request, context);
  const voucherId = String(typed.get("voucherId")).slice(0, 64);
  const remove = async () => owner && removeVoucher(worldOf(context).db, owner, voucherId);
  const { isSaved } = await trySaving(context, remove);
  return backToCart(
    request,
    context,
    isSaved ? notice("good", "voucherRemoved") : notice("alert", "voucherRemoveFailed"),
  );
}

async function addToOwnersCart(
  request: Request,
  context: AppLoadContext,
  input: VoucherInput,
): Promise<AddVoucherResult> {
  const owner = await findCartOwner(request, context);
  if (!owner) return { outcome: "no-cart" };
  const { db, now } = worldOf(context);
  return addVoucher(db, owner, input, { now: now(), callerAddress: clientSubnet(context) });
}

function refusal(typed: FormData, context: AppLoadContext, why: Partial<VoucherRefusal>) {
  const typedText = (name: string, longest: number) => String(typed.get(name) ?? "").slice(0, longest);
  const voucher: VoucherRefusal = {
    typed: { voucherCode: typedText("voucherCode", 64), guestEmail: typedText("guestEmail", 254) },
    errors: undefined,
    problem: null,
    isTried: false,
    refusedAt: worldOf(context).now(),
    ...why,
  };
  return data({ voucher }, { status: voucher.isTried ? 429 : 422 });
}

async function backToCart(request: Request, context: AppLoadContext, result: Notice | null): Promise<never> {
  const headers = (await findCartOwner(request, context))
    ? (await ensureCartOwner(request, context)).headers
    : new Headers();
  if (result) headers.append("Set-Cookie", await noticeCookie(result, worldOf(context).environment));
  throw redirect(addressOf("cart", requestLocale(request)), { status: 303, headers });
}

function notice(tone: Notice["tone"], key: string): Notice {
  return { tone, key, values: {} };
}
