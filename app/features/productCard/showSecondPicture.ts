import type { PointerEvent } from "react";
import { second } from "./CardContent.css";

/**
 * Adds a card's second picture when a mouse first hovers over the card; the styles show it while the card is hovered.
 * Touch is ignored, as it cannot hover.
 */
export function showSecondPicture({ target, pointerType }: PointerEvent): void {
  if (pointerType !== "mouse" || !(target instanceof Element)) return;
  const frame = target.closest("li")?.querySelector<HTMLElement>("[data-second]");
  const address = frame?.dataset.second;
  if (!frame || !address) return;
  delete frame.dataset.second;
  const picture = new Image();
  picture.className = second;
  picture.alt = "";
  picture.src = address;
  frame.querySelector("img")?.after(picture);
}
