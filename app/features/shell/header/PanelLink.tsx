import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { visuallyHidden } from "styles/global.css";
import { isPlainClick } from "~/ui/isPlainClick";

import * as styles from "./HeaderActions.css";
import type { PanelName, PanelState } from "./usePanel";

type PanelLinkProps = {
  name: PanelName;
  panel: PanelState;
  /** Loads the panel's code. */
  load: () => Promise<unknown>;
  /** The link's target without JavaScript, or if the panel's code cannot be loaded. */
  href: string;
  label: string;
  children: ReactNode;
};

/** A link that opens a panel instead of its page. */
export function PanelLink({ name, panel, load, href, label, children }: PanelLinkProps) {
  const isOpen = panel.open === name;
  const latestPath = useRef(panel.path);
  useEffect(() => {
    latestPath.current = panel.path;
  }, [panel.path]);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    if (panel.isOn(href)) return;
    event.preventDefault();
    if (isOpen) return panel.close();
    // A panel whose code arrives on another page must not open over it.
    const isLeft = () => latestPath.current !== panel.path;
    load().then(
      () => isLeft() || panel.show(name),
      () => isLeft() || location.assign(href),
    );
  };
  return (
    <a
      className={styles.action}
      href={href}
      data-panel={name}
      aria-expanded={panel.open === undefined ? undefined : isOpen}
      aria-controls={isOpen ? `panel-${name}` : undefined}
      onClick={onClick}
      onPointerEnter={() => load().catch(() => {})}
    >
      {children} <span className={visuallyHidden}>{label}</span>
    </a>
  );
}
