import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

import type { Notice } from "~/platform/http/notice.server";
import { useAutoDismiss } from "~/ui/autoDismissWhenIdle";

import { freePlace, placeBesideFocus } from "./freePlace";
import * as styles from "./Notification.css";
import { opensCart } from "./opensCart";
import { useNoticeText } from "./useNoticeText";

type Shown = { tone: Notice["tone"]; text: string };

const shownForMs = { good: 3_000, alert: 3_500 } as const;

/**
 * Shows the page's notice for a moment; alerts are shown at the top, where they cover no control. What was added to the
 * cart is shown in the cart's panel instead. Scripts may also show alerts, by the window event `show-notification` with
 * a text.
 */
export function Notification({ notice }: { notice: Notice | null }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const text = useNoticeText(notice);
  const tone = opensCart(notice) ? undefined : notice?.tone;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same sentence twice is two notices
  useEffect(() => setShown(text && tone ? { tone, text } : null), [notice, text, tone]);
  useNotificationEvents(setShown);
  return shown ? <Toast shown={shown} onDone={setShown} /> : null;
}

function Toast({ shown: { tone, text }, onDone }: { shown: Shown; onDone: (none: null) => void }) {
  const root = useRef<HTMLDivElement>(null);
  useAutoDismiss(
    root,
    shownForMs[tone],
    useCallback(() => onDone(null), [onDone]),
  );
  const isAlert = tone === "alert";
  useFreePlace(root, tone, text);
  return (
    <div
      ref={root}
      key={text}
      className={styles.root[tone]}
      data-notification={tone}
      role={isAlert ? "alert" : undefined}
      // It is hidden from screen readers, as the page's notice bar has announced the text.
      aria-hidden={isAlert ? undefined : true}
    >
      {text}
    </div>
  );
}

/**
 * Moves a message to where it covers nothing that can be clicked or has the focus, also after scrolling. If there is no
 * such place, a good message is not shown, as it is also in the page and is announced there.
 */
function useFreePlace(root: RefObject<HTMLElement>, tone: Notice["tone"], text: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text has a size of its own
  useLayoutEffect(() => {
    const message = root.current;
    if (!message) return;
    const from = tone === "alert" ? "top" : "bottom";
    const put = () => {
      const place = freePlace(message, from) ?? (tone === "alert" ? placeBesideFocus(message, from) : undefined);
      message.style.visibility = place ? "visible" : "hidden";
      if (place) message.style.translate = `${place.left}px ${place.top}px`;
    };
    put();
    const putLater = () => requestAnimationFrame(put);
    const cleanup = new AbortController();
    for (const event of ["scroll", "resize", "focusin"]) {
      window.addEventListener(event, putLater, { signal: cleanup.signal, passive: true });
    }
    // The cart's panel may open where the message is, so the place is checked again.
    const watcher = new MutationObserver(putLater);
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      cleanup.abort();
      watcher.disconnect();
    };
  }, [root, tone, text]);
}

function useNotificationEvents(show: (shown: Shown) => void) {
  useEffect(() => {
    const speak = (event: Event) => event instanceof CustomEvent && show({ tone: "alert", text: String(event.detail) });
    window.addEventListener("show-notification", speak);
    return () => window.removeEventListener("show-notification", speak);
  }, [show]);
}
