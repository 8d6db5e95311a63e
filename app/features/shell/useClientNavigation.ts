import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { isLeftToBrowser, leaveToBrowser } from "~/platform/browser/leaveToBrowser";
import { isPlainClick } from "~/ui/isPlainClick";

/**
 * Turns a plain click on an internal link into a client-side navigation. Links stay ordinary `<a>`: they are cheap to
 * render on the server and work before, and without, JavaScript.
 */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  // Only the response to a document request shows that the browser refuses cookies (`cookieTest.server.ts`).
  useEffect(() => {
    if (!navigator.cookieEnabled) leaveToBrowser();
  }, []);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = pathToFollow(event);
      if (path === undefined) return;
      event.preventDefault();
      navigate(path);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
}

/** Returns the path to navigate to; undefined when the browser should handle the click itself. */
function pathToFollow(event: MouseEvent): string | undefined {
  if (isLeftToBrowser() || event.defaultPrevented || !isPlainClick(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return undefined;
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || /^\/(?:img|assets|api)\//.test(pathname)) return undefined;
  const isSamePage = pathname === location.pathname && search === location.search;
  return isSamePage && hash ? undefined : `${pathname}${search}${hash}`;
}
