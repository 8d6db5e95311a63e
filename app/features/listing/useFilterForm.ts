import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

import { writeFields } from "./listingQuery";
import type { Sort } from "./listingSort";

type Shown = { path: string; search: string; defaultSort: Sort };

/**
 * Makes the filter's form send itself when something in it changes: the page stays where it is, and so does the focus.
 * Back takes a choice back, as it does without scripts.
 * After a change that came from elsewhere, such as a chip or Back, the fields follow the address. What was chosen before
 * the page came alive counts as well.
 */
export function useFilterForm({ path, search, defaultSort }: Shown): RefObject<HTMLFormElement> {
  const navigate = useNavigate();
  const ref = useRef<HTMLFormElement>(null);
  const sent = useRef(search);

  useEffect(() => {
    if (sent.current !== search) ref.current?.reset();
    sent.current = search;
  }, [search]);

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const send = ({ replace }: { replace: boolean }) => {
      const query = writeFields(fieldsOf(form), defaultSort);
      if (query === sent.current) return;
      sent.current = query;
      navigate(`${path}${query}`, { replace, preventScrollReset: true });
    };
    const onChange = () => send({ replace: false });
    const onSubmit = (event: Event) => {
      event.preventDefault();
      if (form.matches(":popover-open")) form.hidePopover();
      onChange();
    };
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !form.contains(event.target)) closeGroups(form);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") closeGroups(form);
    };
    if (isFirstSight()) send({ replace: true });
    else form.reset();
    form.addEventListener("change", onChange);
    form.addEventListener("submit", onSubmit);
    form.addEventListener("keydown", onKey);
    document.addEventListener("click", onOutside);
    return () => {
      form.removeEventListener("change", onChange);
      form.removeEventListener("submit", onSubmit);
      form.removeEventListener("keydown", onKey);
      document.removeEventListener("click", onOutside);
    };
  }, [path, defaultSort, navigate]);

  return ref;
}

/** False where the browser may have put back what was chosen on an earlier visit to the address. */
function isFirstSight(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
}

function fieldsOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
}

/** The focus goes back to what had opened the group it was in. */
function closeGroups(form: HTMLFormElement): void {
  for (const group of form.querySelectorAll<HTMLDetailsElement>("details[open]")) {
    if (group.contains(document.activeElement)) group.querySelector("summary")?.focus();
    group.open = false;
  }
}
