import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

import type { Slider } from "./startSlider";
import { whenIdle } from "./whenIdle";

/** Makes a strip of pictures a slider once the page is at rest; until then, and with one picture, it is a strip. */
export function useSlides(strip: RefObject<HTMLUListElement>, count: number) {
  const [isLive, setIsLive] = useState(false);
  const [active, setActive] = useState(0);
  const slider = useRef<Slider>();
  useEffect(() => {
    if (count < 2) return;
    let isGone = false;
    const stopWaiting = whenIdle(async () => {
      const { startSlider } = await import("./startSlider");
      if (isGone || !strip.current) return;
      slider.current = startSlider(strip.current, setActive);
      setIsLive(true);
    });
    return () => {
      isGone = true;
      stopWaiting();
      slider.current?.stop();
      slider.current = undefined;
    };
  }, [strip, count]);
  const moveTo = useCallback(
    (index: number) => {
      if (slider.current) return slider.current.moveTo(index);
      strip.current?.scrollTo({ left: index * strip.current.clientWidth });
    },
    [strip],
  );
  return { isLive, active, moveTo };
}
