import { data, redirect } from "@remix-run/node";

import { choiceQuery } from "~/features/products/product";
import { findProductAddress } from "~/features/products/product.queries.server";
import { watchStock } from "~/features/stockAlerts/requestStockAlert.server";
import { emailComplaint, watchForm } from "~/features/stockAlerts/stockAlert.form";
import { endWatches } from "~/features/stockAlerts/stockAlert.queries.server";
import { leaveNotice } from "~/platform/http/notice.server";
import { readForm } from "~/platform/http/readForm.server";
import { localeOfPath } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

/** Takes the forms that a product's page sends to `?hlidat`: asking for a letter, and ending all that an address asked for. */
export async function takeWatch(request: Request, id: string | undefined, world: World) {
  const url = new URL(request.url);
  const form = await readForm(request);
  if (url.searchParams.get("hlidat") === "zrusit") {
    await endWatches(world.db, String(form.get("id") ?? "").slice(0, 64));
    throw await thanks(world, "unwatched", url.pathname);
  }
  const locale = localeOfPath(url.pathname);
  const productId = Number(id);
  const isKnown =
    /^[1-9]\d{0,8}$/.test(id ?? "") && (await findProductAddress(world.db, locale, productId, world.now()));
  if (!isKnown) throw data({ elsewhere: null }, { status: 404 });
  const typed = { email: textOf(form, "email"), variant: textOf(form, "variant") };
  const parsed = watchForm.safeParse(typed);
  if (!parsed.success) {
    const complaint = emailComplaint(parsed) ?? "ui:forms.email";
    return data({ watch: { ...typed, email: typed.email.slice(0, 254), complaint } }, { status: 422 });
  }
  await watchStock(world.db, locale, { ...parsed.data, productId, variantId: parsed.data.variant }, world.now());
  const { searchParams } = url;
  const picked = { colourId: searchParams.get("barva"), size: searchParams.get("velikost") };
  throw await thanks(world, "watching", url.pathname + choiceQuery(picked));
}

async function thanks({ environment }: World, key: "watching" | "unwatched", to: string): Promise<Response> {
  const headers = { "Set-Cookie": await leaveNotice({ tone: "good", key, values: {} }, environment) };
  return redirect(to, { status: 303, headers });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
