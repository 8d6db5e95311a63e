import type { ReactNode } from "react";

import { ConsentBar } from "~/features/consent/ConsentBar";

import * as styles from "./ShopShell.css";
import type { ShellFacts } from "./shellFacts";

/** The simple layout: the page and the cookie bar (specification 2). A route asks for it by `handle.layout`. */
export function SimpleShell({ shell, children }: { shell: ShellFacts; children: ReactNode }) {
  return (
    <>
      {shell.consentBar ? <ConsentBar facts={shell.consentBar} /> : null}
      <main id="obsah" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  );
}

/** Whether one of the routes on the page asks for the simple layout. */
export function asksSimpleLayout(handles: readonly unknown[]): boolean {
  return handles.some(
    (handle) => typeof handle === "object" && handle !== null && "layout" in handle && handle.layout === "simple",
  );
}
