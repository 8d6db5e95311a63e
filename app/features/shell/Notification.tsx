import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Notice } from "~/platform/notice.server";
import { useLeaving } from "~/ui/whenUntouched";

import * as styles from "./Notification.css";
import { useNoticeText } from "./useNoticeText";

type Shown = { tone: Notice["tone"]; text: string };

const shownForMs = { good: 3_000, alert: 3_500 } as const;

/**
 * Shows for a moment what the page's notice says in full, at the top where it alarms. Scripts may say something, too, by
 * a window event: `show-notification` with a text, or `show-modal` with the name of a window that this shop lacks.
 */
export function Notification({ notice }: { notice: Notice | null }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const text = useNoticeText(notice);
  const tone = notice?.tone;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same sentence twice is two notices
  useEffect(() => setShown(text && tone ? { tone, text } : null), [notice, text, tone]);
  useSpoken(setShown);
  return shown ? <Brief shown={shown} onDone={setShown} /> : null;
}

function Brief({ shown: { tone, text }, onDone }: { shown: Shown; onDone: (none: null) => void }) {
  const root = useRef<HTMLDivElement>(null);
  useLeaving(
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
      // The page's own notice has said it.
      aria-hidden={isAlert ? undefined : true}
    >
      {text}
    </div>
  );
}

function useSpoken(show: (shown: Shown) => void) {
  const { t } = useTranslation("shell");
  useEffect(() => {
    const leaving = new AbortController();
    const listen = (name: string, textOf: (event: Event) => unknown) =>
      window.addEventListener(name, (event) => show({ tone: "alert", text: String(textOf(event)) }), leaving);
    listen("show-notification", (event) => (event instanceof CustomEvent ? event.detail : ""));
    listen("show-modal", () => t("modalUnknown"));
    return () => leaving.abort();
  }, [show, t]);
}
