import { data } from "@remix-run/node";

/** Responds 404 at every address that no screen has. */
export function loader(): never {
  throw data({ elsewhere: null }, { status: 404 });
}

export function action(): never {
  throw data({ elsewhere: null }, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
