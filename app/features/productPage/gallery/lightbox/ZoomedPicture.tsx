import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { pictureAddress } from "~/addresses";
import { GalleryButton } from "../GalleryButton";
import * as styles from "./GalleryLightbox.css";

export const zoomLevels = [1, 2, 3] as const;
export type Zoom = (typeof zoomLevels)[number];

/** A step in whole units; right and down are positive. */
type Step = readonly [x: number, y: number];

const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;

/** A picture larger than the window, in a box that scrolls by touch, wheel, arrow keys and four buttons. */
export function ZoomedPicture({ image, alt, zoom }: { image: string; alt: string; zoom: Zoom }) {
  const { t } = useTranslation("product");
  const box = useRef<HTMLElement>(null);
  useCentred(box, zoom);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section ref={box} className={styles.zoomed} tabIndex={0} aria-label={t("gallery.zoomed")}>
        <img src={pictureAddress("big", image)} alt={alt} className={styles.zoomedPicture[zoom]} />
      </section>
      <div className={styles.pan}>
        {pans.map(({ name, step, path }) => (
          <GalleryButton
            key={name}
            label={t(`gallery.pan.${name}`)}
            isDisabled={false}
            onPress={() => pan(box.current, step)}
            path={path}
          />
        ))}
      </div>
    </>
  );
}

const pans = [
  { name: "left", step: steps.ArrowLeft, path: "M20 12H4m6-6-6 6 6 6" },
  { name: "up", step: steps.ArrowUp, path: "M12 20V4m-6 6 6-6 6 6" },
  { name: "down", step: steps.ArrowDown, path: "M12 4v16m-6-6 6 6 6-6" },
  { name: "right", step: steps.ArrowRight, path: "M4 12h16m-6-6 6 6-6 6" },
] as const;

/** Lets arrow keys anywhere in the dialog move the picture, so that they do not turn to the next one. */
export function panByKey(event: KeyboardEvent<HTMLElement>): void {
  const step = Object.entries(steps).find(([key]) => key === event.key)?.[1];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  pan(event.currentTarget.querySelector(`.${styles.zoomed}`), step);
}

const part = 0.25;

function pan(box: Element | null, [x, y]: Step): void {
  box?.scrollBy({ left: x * part * box.clientWidth, top: y * part * box.clientHeight });
}

/** Scrolls to the middle of the picture at the start of each zoom. */
function useCentred(box: RefObject<HTMLElement>, zoom: Zoom): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: centres again at each zoom
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = current;
    current.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [box, zoom]);
}
