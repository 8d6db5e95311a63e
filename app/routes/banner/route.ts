import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { findBannerUrl } from "~/features/content/banner.queries.server";
import { closeBanner } from "~/features/content/bannerCookie.server";
import { localeOfPath } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

/** A press on the pop-up: it is not shown again, and the visitor goes where it points. A banner that is gone leads home. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, environment } = worldOf(context);
  const locale = localeOfPath(new URL(request.url).pathname);
  const url = await findBannerUrl(db, params.id ?? "");
  return redirect(url || addressOf("home", locale), {
    status: 302,
    headers: { "Set-Cookie": closeBanner("popup", environment), "Cache-Control": "no-store" },
  });
}
