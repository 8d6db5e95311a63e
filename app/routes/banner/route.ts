import { type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { findBannerUrl } from "~/features/content/banner.queries.server";
import { closeBanner } from "~/features/content/bannerCookie.server";
import { visitOf } from "~/visit/visit.server";

/**
 * Handles a click on the pop-up: hides it and redirects to its target. An unknown banner redirects to the home page.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { db, environment, locale } = visitOf(args);
  const url = await findBannerUrl(db, args.params.id ?? "");
  return redirect(url || addressOf("home", locale), {
    status: 302,
    headers: { "Set-Cookie": closeBanner("popup", environment), "Cache-Control": "no-store" },
  });
}
