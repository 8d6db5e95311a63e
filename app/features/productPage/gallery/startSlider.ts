import KeenSlider from "keen-slider";

import { isMoving } from "./ProductGallery.css";

export type Slider = { moveTo: (index: number) => void; stop: () => void };

/**
 * Turns a strip into a slider at its current scroll position. The strip keeps its size, so nothing on the page shifts.
 */
export function startSlider(strip: HTMLElement, onChange: (index: number) => void): Slider {
  const initial = Math.round(strip.scrollLeft / strip.clientWidth) || 0;
  strip.scrollLeft = 0;
  strip.classList.add(isMoving);
  const isMotionReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const slider = new KeenSlider(strip, {
    selector: ":scope > li",
    initial,
    defaultAnimation: { duration: isMotionReduced ? 0 : 500 },
    slideChanged: ({ track }) => onChange(track.details.rel),
  });
  onChange(initial);
  return {
    moveTo: (index) => slider.moveToIdx(index),
    stop: () => {
      slider.destroy();
      strip.classList.remove(isMoving);
    },
  };
}
