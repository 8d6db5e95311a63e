import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

import { writeCurrentPath } from "./writeCurrentPath";

/**
 * A hidden field with the path and query of the page, for forms whose action leads back to it. Scripts write it again
 * when the form is submitted, because a colour or size chosen since the last navigation is in the address alone.
 */
export function CurrentPathField({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = field.current?.form;
    // This listener runs before React's, which reads the fields of a form that scripts send.
    const write = () => form && writeCurrentPath(form, name);
    form?.addEventListener("submit", write);
    return () => form?.removeEventListener("submit", write);
  }, [name]);
  return <input ref={field} type="hidden" name={name} value={`${pathname}${search}`} />;
}
