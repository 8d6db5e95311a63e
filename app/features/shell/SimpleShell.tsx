import type { ReactNode } from "react";

import { ConsentBar } from "~/features/consent/ConsentBar";

import * as styles from "./ShopShell.css";
import type { ShellData } from "./shellData";
import { usePageFocus } from "./usePageFocus";

/** The simple layout: the page and the cookie bar (specification 2). A route selects it by `handle.layout`. */
export function SimpleShell({ shell, children }: { shell: ShellData; isQuiet?: boolean; children: ReactNode }) {
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

const layouts = ["default", "simple", "checkout"] as const;
type Layout = (typeof layouts)[number];

/** Returns the layout that one of the page's routes selects. */
export function layoutOf(handles: readonly unknown[]): Layout {
  const selected = handles.map((handle) =>
    typeof handle === "object" && handle !== null && "layout" in handle ? handle.layout : undefined,
  );
  return layouts.find((layout) => selected.includes(layout)) ?? "default";
}
