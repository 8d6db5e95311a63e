import { data, redirect } from "@remix-run/node";

import { translatedPath } from "~/addresses";

import type { Visit } from "./visit.server";

/** Responds at the address of something retired: 301 to the path that replaces it, in the page's language, or 410. */
export function goneAnswer({ locale }: Visit, to: string | null) {
  return to === null ? data({ elsewhere: null }, { status: 410 }) : redirect(inLanguage(to, locale), 301);
}

function inLanguage(to: string, locale: Visit["locale"]): string {
  const [, path = to, rest = ""] = /^([^?#]*)(.*)$/.exec(to) ?? [];
  return `${translatedPath(path, locale)}${rest}`;
}
