import { Form, useLocation } from "@remix-run/react";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";

import { wishFormId } from "./savedProducts";

/**
 * Stands once on every page, empty; each heart is a button of it, so thirty cards cost no thirty forms. A script sends it
 * without leaving the page.
 */
export function WishForm() {
  const { pathname, search } = useLocation();
  return (
    <Form id={wishFormId} method="post" action={addressOf("wishlist", useLocale())} navigate={false}>
      <input type="hidden" name="back" value={pathname + search} />
    </Form>
  );
}
