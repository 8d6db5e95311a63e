import { Form, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";

import { useSavedProductIds, wishlistFormId } from "./savedProducts";

/**
 * An empty form that is rendered once on every page. Each heart is one of its submit buttons, so thirty cards do not
 * need thirty forms. Where scripts run, it is submitted without leaving the page, and says what it did to a screen
 * reader; for everyone else the heart shows it.
 */
export function WishlistForm() {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  const [change, announceNext] = useAnnouncedChange(useSavedProductIds().length);
  return (
    <>
      <Form
        id={wishlistFormId}
        method="post"
        action={addressOf("wishlist", useLocale())}
        navigate={false}
        onSubmit={announceNext}
      >
        <input type="hidden" name="back" value={pathname + search} />
      </Form>
      <p className={visuallyHidden} aria-live="polite">
        {change ? t(`heart.${change}`) : null}
      </p>
    </>
  );
}

/** What became of the last press of a heart. The wishlist's own buttons have a notice instead. */
function useAnnouncedChange(count: number): ["saved" | "removed" | null, () => void] {
  const [change, setChange] = useState<"saved" | "removed" | null>(null);
  const countBefore = useRef<number>();
  useEffect(() => {
    const before = countBefore.current;
    countBefore.current = undefined;
    if (before !== undefined && before !== count) setChange(count > before ? "saved" : "removed");
  }, [count]);
  const announceNext = () => {
    countBefore.current = count;
    setChange(null);
  };
  return [change, announceNext];
}
