/** At these React 18 hydrates the whole page at once, should one reach it before it is done. */
const presses = [
  ..."pointerdown pointerup mousedown mouseup touchstart touchend click dblclick contextmenu".split(" "),
  ..."keydown keypress keyup input change submit".split(" "),
];

/**
 * Keeps presses from React while it hydrates in short slices: the browser responds to them by itself, as before the page
 * was touched, instead of after one long task. Call the returned function when the page is hydrated.
 */
export function hydrateUndisturbed(): () => void {
  const hydrated = new AbortController();
  // React listens at the document, which comes after the window.
  for (const press of presses)
    window.addEventListener(press, (event) => event.stopImmediatePropagation(), {
      capture: true,
      passive: true,
      signal: hydrated.signal,
    });
  return () => hydrated.abort();
}
