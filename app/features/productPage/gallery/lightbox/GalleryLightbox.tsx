import "react-photo-view/dist/react-photo-view.css";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PhotoSlider } from "react-photo-view";

import { pictureAddress } from "~/addresses";
import type { GalleryImage } from "../GalleryAndTexts";
import * as styles from "./GalleryLightbox.css";
import { LightboxBar } from "./LightboxBar";
import { panByKey, type Zoom, ZoomedPicture, zoomLevels } from "./ZoomedPicture";

export type GalleryLightboxProps = {
  images: readonly GalleryImage[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
};

/** Shows a picture over the whole page, in a dialog that traps the focus and restores it on close. */
export function GalleryLightbox({ images, index, onIndex, onClose }: GalleryLightboxProps) {
  const { t } = useTranslation("product");
  const dialog = useRef<HTMLDialogElement>(null);
  const [container, setContainer] = useState<HTMLDialogElement | null>(null);
  const [zoom, setZoom] = useState<Zoom>(1);
  useEffect(() => {
    dialog.current?.showModal();
    setContainer(dialog.current);
  }, []);
  // The library's own layer has the role of an unnamed dialog; the named dialog is the one around it.
  useEffect(() => container?.querySelector(".PhotoView-Portal")?.setAttribute("role", "presentation"));
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  const turnTo = (next: number) => {
    setZoom(1);
    onIndex(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const change = event.key === "+" ? 1 : event.key === "-" ? -1 : 0;
    setZoom((zoom) => zoomLevels[zoomLevels.indexOf(zoom) + change] ?? zoom);
    if (zoom > 1) panByKey(event);
  };
  const shown = images[index];
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={t("gallery.enlarged")}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <LightboxBar index={index} count={images.length} zoom={zoom} onIndex={turnTo} onZoom={setZoom} onClose={close} />
      <p className={styles.caption} aria-live="polite">
        {shown?.alt} · {t("gallery.place", { number: index + 1, count: images.length })}
        {zoom > 1 ? ` · ${zoom * 100} %` : null}
      </p>
      {shown && zoom > 1 ? <ZoomedPicture image={shown.image} alt={shown.alt} zoom={zoom} /> : null}
      {container && zoom === 1 ? (
        <PhotoSlider
          images={images.map(({ image }) => ({ key: image, src: pictureAddress("big", image) }))}
          visible
          index={index}
          onIndexChange={onIndex}
          onClose={close}
          loop={false}
          bannerVisible={false}
          portalContainer={container}
        />
      ) : null}
    </dialog>
  );
}
