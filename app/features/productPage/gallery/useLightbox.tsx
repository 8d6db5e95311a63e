import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from "react";
import { isPlainClick } from "~/ui/isPlainClick";
import type { GalleryImage } from "./GalleryAndTexts";
import type { GalleryLightboxProps } from "./lightbox/GalleryLightbox";

const load = () => import("./lightbox/GalleryLightbox");

type Lightbox = { open: (event: MouseEvent, index: number) => void; preload: () => void; element: ReactNode };

/**
 * Opens pictures in a lightbox. Its code loads when a pointer enters the gallery; if it fails to load, the links still
 * work.
 */
export function useLightbox(images: readonly GalleryImage[], onIndex: (index: number) => void): Lightbox {
  const [Component, setComponent] = useState<ComponentType<GalleryLightboxProps>>();
  const [index, setIndex] = useState<number | null>(null);
  const opened = useRef<{ link: HTMLElement; index: number }>();
  const open = (event: MouseEvent, target: number) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget as HTMLAnchorElement;
    load()
      .then(({ GalleryLightbox }) => {
        setComponent(() => GalleryLightbox);
        setIndex(target);
        opened.current = { link, index: target };
      })
      .catch(() => location.assign(link.href));
  };
  const show = (next: number) => {
    setIndex(next);
    onIndex(next);
  };
  const close = () => {
    setIndex(null);
    const isSame = opened.current?.index === index;
    const slide = document.querySelector<HTMLElement>(`#obrazek-${(index ?? 0) + 1} a`);
    (isSame ? opened.current?.link : slide)?.focus();
  };
  return {
    open,
    preload: () => void load().catch(() => undefined),
    element:
      Component && index !== null ? <Component images={images} index={index} onIndex={show} onClose={close} /> : null,
  };
}
