import { redirect } from "@remix-run/node";

import { type Notice, noticeCookie } from "~/platform/http/notice.server";

import type { Visit } from "./visit.server";

/** Redirects with 303 to the page, which then shows the notice. */
export async function redirectWithNotice(
  { environment }: Pick<Visit, "environment">,
  page: string,
  notice: Notice,
): Promise<Response> {
  return redirect(page, { status: 303, headers: { "Set-Cookie": await noticeCookie(notice, environment) } });
}
