import { Form, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { visuallyHidden } from "styles/global.css";

import { addressOf } from "~/addresses";
import { useLocale } from "~/platform/i18n/LocaleContext";
import { Intent } from "~/ui/Intent";

import { type HeartIntent, heartFormIds, useSavedProductIds } from "./savedProducts";

/**
 * Draws two forms without buttons of their own, rendered once on every page. Each heart is a submit button of one of
 * them, so thirty cards do not need thirty forms. When scripts run, the forms are submitted without leaving the page,
 * and a screen reader announces the change; for everyone else the heart shows it.
 */
export function WishlistForms() {
  const { t } = useTranslation("shell");
  const [change, announceNext] = useAnnouncedChange(useSavedProductIds().length);
  return (
    <>
      <HeartForm intent="save-product" onSubmit={announceNext} />
      <HeartForm intent="remove-product" onSubmit={announceNext} />
      <p className={visuallyHidden} aria-live="polite">
        {change ? t(`heart.${change}`) : null}
      </p>
    </>
  );
}

function HeartForm({ intent, onSubmit }: { intent: HeartIntent; onSubmit: () => void }) {
  const { pathname, search } = useLocation();
  const action = addressOf("wishlist", useLocale());
  return (
    <Form id={heartFormIds[intent]} method="post" action={action} navigate={false} onSubmit={onSubmit}>
      <Intent name={intent} />
      <input type="hidden" name="back" value={pathname + search} />
    </Form>
  );
}

/**
 * Returns the result of the last press of a heart, to be announced. The wishlist's own buttons show a notice instead.
 */
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
