import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";

import * as styles from "./Dialog.css";

type DialogProps = { label: string; closeLabel: string; onClose: () => void; children: ReactNode };

/** A native modal dialog: it traps the focus, closes on Escape, and restores the focus. */
export function Dialog({ label, closeLabel, onClose, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === box.current) box.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog by Escape itself
    <dialog ref={box} className={styles.root} aria-label={label} onClose={onClose} onClick={closeOutside}>
      <div className={styles.sheet}>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => box.current?.close()}>
          <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" className={styles.cross}>
            <path d="m3 3 14 14M17 3 3 17" />
          </svg>
        </button>
        {children}
      </div>
    </dialog>
  );
}
