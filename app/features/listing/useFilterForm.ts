import { useNavigate } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { useCurrency } from "~/features/money/CurrencyContext";
import { enhanceFilterSheet } from "./enhanceFilterSheet";
import { buildFieldsQuery } from "./listingQuery";
import type { Sort } from "./listingSort";

type FilterFormOptions = { path: string; search: string; defaultSort: Sort };

/**
 * Makes the filter form submit itself on change and keep the scroll position and the focus. Back undoes a choice, as it
 * does without scripts. When something else changes the address, such as a chip or Back, the fields are reset to it.
 * Choices made before hydration are submitted as well.
 */
export function useFilterForm({ path, search, defaultSort }: FilterFormOptions): RefObject<HTMLFormElement> {
  const navigate = useNavigate();
  const { decimals } = useCurrency();
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
      const query = buildFieldsQuery(fieldsOf(form), { decimals, defaultSort });
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
    if (isFreshNavigation()) send({ replace: true });
    else form.reset();
    const sheet = new AbortController();
    enhanceFilterSheet(form, sheet.signal);
    form.addEventListener("change", onChange);
    form.addEventListener("submit", onSubmit);
    form.addEventListener("keydown", onKey);
    document.addEventListener("click", onOutside);
    return () => {
      sheet.abort();
      form.removeEventListener("change", onChange);
      form.removeEventListener("submit", onSubmit);
      form.removeEventListener("keydown", onKey);
      document.removeEventListener("click", onOutside);
    };
  }, [path, decimals, defaultSort, navigate]);

  return ref;
}

/** Returns false when the browser may have restored the fields of an earlier visit to the address. */
function isFreshNavigation(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
}

function fieldsOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
}

/** Closes all groups; a focus inside one moves to its summary. */
function closeGroups(form: HTMLFormElement): void {
  for (const group of form.querySelectorAll<HTMLDetailsElement>("details[open]")) {
    if (group.contains(document.activeElement)) group.querySelector("summary")?.focus();
    group.open = false;
  }
}
