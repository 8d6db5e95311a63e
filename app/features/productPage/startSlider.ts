import KeenSlider from "keen-slider";

import { isMoving } from "./ProductGallery.css";

export type Slider = { moveTo: (index: number) => void; stop: () => void };

/** Takes over a strip at the place to which it has been scrolled. It keeps its size, so nothing on the page moves. */
export function startSlider(strip: HTMLElement, onChange: (index: number) => void): Slider {
  const initial = Math.round(strip.scrollLeft / strip.clientWidth) || 0;
  strip.scrollLeft = 0;
  strip.classList.add(isMoving);
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const slider = new KeenSlider(strip, {
    selector: ":scope > li",
    initial,
    defaultAnimation: { duration: isCalm ? 0 : 500 },
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
