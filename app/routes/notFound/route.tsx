import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";

import { movedAddress } from "~/addresses";

/** Every address that no screen has: some have moved, all others are unknown. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const to = movedAddress(pathname);
  if (to) throw redirect(`${to}${search}`, 301);
  throw data({ elsewhere: null }, { status: 404 });
}

export function action(): never {
  throw data({ elsewhere: null }, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
