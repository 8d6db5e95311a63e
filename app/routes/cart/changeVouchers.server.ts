import { type AppLoadContext, data, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { addVoucher, removeVoucher, type VoucherAdded } from "~/features/cart/addVoucher.server";
import { findCartOwner, keepCartOwner } from "~/features/cart/guest/cartOwner.server";
import type { VoucherRefusal } from "~/features/vouchers/VoucherForm";
import { type VoucherForm, voucherForm } from "~/features/vouchers/voucher.form";
import { leaveNotice, type Notice } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { callersNetwork } from "~/platform/http/subnetOf";
import { localeOfPath } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";
import { trySaving } from "~/visit/trySaving.server";

/** Takes a voucher's code. Answers 303 to the cart, 422 with the reason, or 429 after too many tries. */
export async function addTypedVoucher(request: Request, typed: FormData, context: AppLoadContext) {
  const submission = parseForm(typed, voucherForm);
  if (submission.status !== "success") return refusal(typed, context, { errors: submission.reply().error });
  const added = await addFor(request, context, submission.value);
  if (added.outcome === "too-many-tries") return refusal(typed, context, { isTried: true });
  if (added.outcome === "no-cart") return backToCart(request, context, notice("alert", "cartGone"));
  if (added.outcome === "added") {
    return backToCart(request, context, { tone: "good", key: "voucherAdded", values: { code: added.code } });
  }
  const { problem } = added;
  if (problem.code === "voucher_is_already_added") return backToCart(request, context, null);
  return refusal(typed, context, { problem });
}

/** Takes a voucher out. One that is gone already is no error. */
export async function removeNamedVoucher(request: Request, typed: FormData, context: AppLoadContext) {
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

async function addFor(request: Request, context: AppLoadContext, wish: VoucherForm): Promise<VoucherAdded> {
  const owner = await findCartOwner(request, context);
  if (!owner) return { outcome: "no-cart" };
  const { db, now } = worldOf(context);
  return addVoucher(db, owner, wish, { now: now(), callerAddress: callersNetwork(context) });
}

function refusal(typed: FormData, context: AppLoadContext, why: Partial<VoucherRefusal>) {
  const written = (name: string, longest: number) => String(typed.get(name) ?? "").slice(0, longest);
  const voucher: VoucherRefusal = {
    typed: { voucherCode: written("voucherCode", 64), guestEmail: written("guestEmail", 254) },
    errors: undefined,
    problem: null,
    isTried: false,
    refusedAt: worldOf(context).now(),
    ...why,
  };
  return data({ voucher }, { status: voucher.isTried ? 429 : 422 });
}

async function backToCart(request: Request, context: AppLoadContext, said: Notice | null): Promise<never> {
  const headers = (await findCartOwner(request, context))
    ? (await keepCartOwner(request, context)).headers
    : new Headers();
  if (said) headers.append("Set-Cookie", await leaveNotice(said, worldOf(context).environment));
  throw redirect(addressOf("cart", localeOfPath(new URL(request.url).pathname)), { status: 303, headers });
}

function notice(tone: Notice["tone"], key: string): Notice {
  return { tone, key, values: {} };
}
