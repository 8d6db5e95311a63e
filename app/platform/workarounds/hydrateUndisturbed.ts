/** When one of these events reaches React 18 during hydration, React hydrates the whole page at once. */
const presses = [
  ..."pointerdown pointerup mousedown mouseup touchstart touchend click dblclick contextmenu".split(" "),
  ..."keydown keypress keyup input change submit".split(" "),
];

/**
 * Keeps these events from React while it hydrates in short slices. The browser handles them by itself, as before the
 * scripts ran, instead of after one long task. Call the returned function when the page is hydrated.
 */
export function hydrateUndisturbed(): () => void {
  const hydrated = new AbortController();
  // Events reach the window before the document, where React listens.
  for (const press of presses)
    window.addEventListener(press, (event) => event.stopImmediatePropagation(), {
      capture: true,
      passive: true,
      signal: hydrated.signal,
    });
  return () => hydrated.abort();
}
