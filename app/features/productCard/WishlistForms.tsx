import { Form, useLocation } from "@remix-run/react";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";

import { Intent } from "~/ui/Intent";

import { type HeartIntent, heartFormIds } from "./savedProducts";

/**
 * Two forms without buttons of their own, rendered once on every page. Each heart is a submit button of one of them, so
 * thirty cards do not need thirty forms. Where scripts run, they are submitted without leaving the page.
 */
export function WishlistForms() {
  return (
    <>
      <HeartForm intent="save-product" />
      <HeartForm intent="remove-product" />
    </>
  );
}

function HeartForm({ intent }: { intent: HeartIntent }) {
  const { pathname, search } = useLocation();
  return (
    <Form id={heartFormIds[intent]} method="post" action={addressOf("wishlist", useLocale())} navigate={false}>
      <Intent name={intent} />
      <input type="hidden" name="back" value={pathname + search} />
    </Form>
  );
}
