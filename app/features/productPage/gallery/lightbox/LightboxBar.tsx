import { useTranslation } from "react-i18next";

import { GalleryButton } from "../GalleryButton";
import * as styles from "./GalleryLightbox.css";
import { type Zoom, zoomLevels } from "./ZoomedPicture";

type LightboxBarProps = {
  index: number;
  count: number;
  zoom: Zoom;
  onIndex: (index: number) => void;
  onZoom: (zoom: Zoom) => void;
  onClose: () => void;
};

export function LightboxBar({ index, count, zoom, onIndex, onZoom, onClose }: LightboxBarProps) {
  const { t } = useTranslation("product");
  const level = zoomLevels.indexOf(zoom);
  const [smaller, larger] = [zoomLevels[level - 1], zoomLevels[level + 1]];
  return (
    <div className={styles.bar}>
      {/* The first button gets the initial focus, as zooming in is always possible then. */}
      <GalleryButton
        label={t("gallery.zoomIn")}
        isDisabled={larger === undefined}
        onPress={() => larger && onZoom(larger)}
        path="M5 12h14M12 5v14"
      />
      <GalleryButton
        label={t("gallery.zoomOut")}
        isDisabled={smaller === undefined}
        onPress={() => smaller && onZoom(smaller)}
        path="M5 12h14"
      />
      {count > 1 ? (
        <>
          <GalleryButton
            label={t("gallery.previous")}
            isDisabled={index === 0}
            onPress={() => onIndex(index - 1)}
            path="m15 5-7 7 7 7"
          />
          <GalleryButton
            label={t("gallery.next")}
            isDisabled={index === count - 1}
            onPress={() => onIndex(index + 1)}
            path="m9 5 7 7-7 7"
          />
        </>
      ) : null}
      <GalleryButton label={t("gallery.close")} isDisabled={false} onPress={onClose} path="m6 6 12 12M18 6 6 18" />
    </div>
  );
}
