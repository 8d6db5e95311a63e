import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useHydrated } from "remix-utils/use-hydrated";

import { button } from "~/ui/Button.css";
import { RichText } from "~/ui/RichText";

import * as styles from "./TextBlock.css";

type TextBlockProps = { titleKey: "description" | "moreInfo"; html: string };

/**
 * Shows a text. When scripts may run, it is at most 276 px high from the first paint, so that nothing shifts later: it
 * scrolls, and once the script runs it is cut and gets a button. Without scripts it is shown in full.
 */
export function TextBlock({ titleKey, html }: TextBlockProps) {
  const { t } = useTranslation("product");
  const title = useTranslation("catalog").t(`product.${titleKey}`);
  const [isOpen, setIsOpen] = useState(false);
  const [box, isTall] = useIsTall();
  const isHydrated = useHydrated();
  if (!html) return null;
  const isCut = isTall && !isOpen;
  // The button disappears, so the focus moves to the text.
  const open = () => {
    flushSync(() => setIsOpen(true));
    box.current?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.frame} data-cut={isCut || undefined}>
        <div
          ref={box}
          tabIndex={isOpen ? -1 : undefined}
          className={isOpen ? undefined : `${styles.box} ${isHydrated ? styles.cut : ""}`}
        >
          <RichText style={styles.text} html={html} />
        </div>
        {isCut ? (
          <div className={styles.fade}>
            <button type="button" className={button.text} aria-label={`${t("showMore")}: ${title}`} onClick={open}>
              {t("showMore")}
            </button>
          </div>
        ) : null}
      </div>
    </section>
  );
}

const resizePauseMs = 50;

/**
 * Returns whether the box overflows. It is measured again 50 ms after the size of the box has changed (specification
 * 9).
 */
function useIsTall() {
  const box = useRef<HTMLDivElement>(null);
  const [isTall, setIsTall] = useState(false);
  useEffect(() => {
    const { current } = box;
    const text = current?.firstElementChild;
    if (!current || !text) return;
    let pause: ReturnType<typeof setTimeout>;
    const measure = () => setIsTall(current.scrollHeight > current.clientHeight);
    measure();
    const observer = new ResizeObserver(() => {
      clearTimeout(pause);
      pause = setTimeout(measure, resizePauseMs);
    });
    observer.observe(text);
    return () => {
      clearTimeout(pause);
      observer.disconnect();
    };
  }, []);
  return [box, isTall] as const;
}
