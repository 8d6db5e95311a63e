import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { isPlainClick } from "./isPlainClick";
import * as styles from "./ModalHost.css";

export type ModalProps = {
  /** URL of the link that opened the dialog. */
  address: string;
  onClose: () => void;
};

/** Lazily loaded dialogs by type. */
export type ModalTypes = Record<string, () => Promise<{ Modal: ComponentType<ModalProps> }>>;

type Opened = { Modal: ComponentType<ModalProps> | null; address: string };

/** Opens the dialog of a clicked `<a data-modal="type">`. Without JavaScript the link leads to the same content. */
export function ModalHost({ types }: { types: ModalTypes }) {
  const [opened, setOpened] = useState<Opened>();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes what lies over this one
  useEffect(() => {
    setOpened(undefined);
    let isLeft = false;
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      const address = link.pathname + link.search;
      const load = Object.hasOwn(types, link.dataset.modal ?? "") ? types[link.dataset.modal ?? ""] : undefined;
      if (!load) return setOpened({ Modal: null, address });
      // A dialog whose code arrives on another page must not open over it.
      load().then(
        ({ Modal }) => isLeft || setOpened({ Modal, address }),
        () => isLeft || location.assign(address),
      );
    };
    document.addEventListener("click", onClick, true);
    return () => {
      isLeft = true;
      document.removeEventListener("click", onClick, true);
    };
  }, [types, key]);
  if (!opened) return null;
  const { Modal, address } = opened;
  return Modal ? <Modal address={address} onClose={() => setOpened(undefined)} /> : <UnknownModal />;
}

/** Returns the clicked link, for a plain click only: with a modifier key the link opens natively. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (!isPlainClick(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a[data-modal]") : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

function UnknownModal() {
  const { t } = useTranslation("ui");
  return (
    <p role="alert" className={styles.unknown}>
      {t("modalUnknown")}
    </p>
  );
}
