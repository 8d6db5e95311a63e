import type { ReactNode } from "react";

import { ConsentBar } from "~/features/consent/ConsentBar";

import * as styles from "./ShopShell.css";
import type { ShellData } from "./shellData";
import { usePageFocus } from "./usePageFocus";

/** The simple layout: the page and the cookie bar (specification 2). A route selects it by `handle.layout`. */
export function SimpleShell({ shell, children }: { shell: ShellData; children: ReactNode }) {
  usePageFocus();
  return (
    <>
      <main tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {shell.consentBar ? <ConsentBar facts={shell.consentBar} /> : null}
    </>
  );
}

/** True when one of the page's routes selects the simple layout. */
export function usesSimpleLayout(handles: readonly unknown[]): boolean {
  return handles.some(
    (handle) => typeof handle === "object" && handle !== null && "layout" in handle && handle.layout === "simple",
  );
}
