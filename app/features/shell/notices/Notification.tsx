import { useCallback, useEffect, useRef, useState } from "react";

import type { Notice } from "~/platform/http/notice.server";
import { useAutoDismiss } from "~/ui/autoDismissWhenIdle";

import * as styles from "./Notification.css";
import { useNoticeText } from "./useNoticeText";

type Shown = { tone: Notice["tone"]; text: string };

const shownForMs = { good: 3_000, alert: 3_500 } as const;

/**
 * Shows the page's notice for a moment, alerts at the top. Scripts may show alerts, too, by the window event
 * `show-notification` with a text.
 */
export function Notification({ notice }: { notice: Notice | null }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const text = useNoticeText(notice);
  const tone = notice?.tone;
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
  return (
    <div
      ref={root}
      key={text}
      className={styles.root[tone]}
      data-notification={tone}
      role={isAlert ? "alert" : undefined}
      // The page's notice bar has announced it.
      aria-hidden={isAlert ? undefined : true}
    >
      {text}
    </div>
  );
}

function useNotificationEvents(show: (shown: Shown) => void) {
  useEffect(() => {
    const speak = (event: Event) => event instanceof CustomEvent && show({ tone: "alert", text: String(event.detail) });
    window.addEventListener("show-notification", speak);
    return () => window.removeEventListener("show-notification", speak);
  }, [show]);
}
