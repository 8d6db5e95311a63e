import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

import type { Slider } from "./startSlider";
import { whenIdle } from "./whenIdle";

/** Turns a strip of pictures into a slider once the browser is idle; a single picture stays as it is. */
export function useSlides(strip: RefObject<HTMLUListElement>, count: number) {
  const [isRunning, setIsRunning] = useState(false);
  const [active, setActive] = useState(0);
  const slider = useRef<Slider>();
  useEffect(() => {
    if (count < 2) return;
    let isUnmounted = false;
    const stopWaiting = whenIdle(async () => {
      const { startSlider } = await import("./startSlider");
      if (isUnmounted || !strip.current) return;
      slider.current = startSlider(strip.current, setActive);
      setIsRunning(true);
    });
    return () => {
      isUnmounted = true;
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
  return { isRunning, active, moveTo };
}
