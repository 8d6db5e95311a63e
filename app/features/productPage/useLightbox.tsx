import { type ComponentType, type MouseEvent, type ReactNode, useState } from "react";

import type { GalleryLightboxProps } from "./GalleryLightbox";
import type { GalleryImage } from "./ProductGallery";

const load = () => import("./GalleryLightbox");

type Lightbox = { open: (event: MouseEvent, index: number) => void; prepare: () => void; element: ReactNode };

/** Opens pictures over the page. Its code comes when a pointer nears the pictures; a link is what remains without. */
export function useLightbox(images: readonly GalleryImage[], onIndex: (index: number) => void): Lightbox {
  const [Shown, setShown] = useState<ComponentType<GalleryLightboxProps>>();
  const [index, setIndex] = useState<number | null>(null);
  const open = (event: MouseEvent, wanted: number) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    load()
      .then(({ GalleryLightbox }) => {
        setShown(() => GalleryLightbox);
        setIndex(wanted);
      })
      .catch(() => link instanceof HTMLAnchorElement && location.assign(link.href));
  };
  const show = (next: number) => {
    setIndex(next);
    onIndex(next);
  };
  const close = () => {
    setIndex(null);
    document.querySelector<HTMLElement>(`#obrazek-${(index ?? 0) + 1} a`)?.focus();
  };
  return {
    open,
    prepare: () => void load().catch(() => undefined),
    element: Shown && index !== null ? <Shown images={images} index={index} onIndex={show} onClose={close} /> : null,
  };
}
