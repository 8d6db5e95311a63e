import "react-photo-view/dist/react-photo-view.css";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PhotoSlider } from "react-photo-view";

import { pictureAddress } from "~/addresses";
import { GalleryArrow } from "./GalleryArrow";
import * as styles from "./GalleryLightbox.css";
import type { GalleryImage } from "./ProductGallery";

export type GalleryLightboxProps = {
  images: readonly GalleryImage[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
};

/** A picture over the whole page, in a dialog that traps the focus and restores it on close. */
export function GalleryLightbox({ images, index, onIndex, onClose }: GalleryLightboxProps) {
  const { t } = useTranslation("product");
  const dialog = useRef<HTMLDialogElement>(null);
  const [container, setContainer] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
    setContainer(dialog.current);
  }, []);
  // The library's own layer has the role of an unnamed dialog; the named dialog is the one around it.
  useEffect(() => container?.querySelector(".PhotoView-Portal")?.setAttribute("role", "presentation"), [container]);
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={t("gallery.enlarged")}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className={styles.bar}>
        {images.length > 1 ? (
          <>
            <GalleryArrow
              label={t("gallery.previous")}
              isDisabled={index === 0}
              onPress={() => onIndex(index - 1)}
              path="m15 5-7 7 7 7"
            />
            <GalleryArrow
              label={t("gallery.next")}
              isDisabled={index === images.length - 1}
              onPress={() => onIndex(index + 1)}
              path="m9 5 7 7-7 7"
            />
          </>
        ) : null}
        <GalleryArrow label={t("gallery.close")} isDisabled={false} onPress={close} path="m6 6 12 12M18 6 6 18" />
      </div>
      <p className={styles.caption} aria-live="polite">
        {images[index]?.alt} · {t("gallery.place", { number: index + 1, count: images.length })}
      </p>
      {container ? (
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
