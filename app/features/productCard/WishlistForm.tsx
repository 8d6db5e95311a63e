import { Form, useLocation } from "@remix-run/react";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";

import { wishlistFormId } from "./savedProducts";

/**
 * An empty form that is rendered once on every page. Each heart is one of its submit buttons, so thirty cards do not
 * need thirty forms. Where scripts run, it is submitted without leaving the page.
 */
export function WishlistForm() {
  const { pathname, search } = useLocation();
  return (
    <Form id={wishlistFormId} method="post" action={addressOf("wishlist", useLocale())} navigate={false}>
      <input type="hidden" name="back" value={pathname + search} />
    </Form>
  );
}
