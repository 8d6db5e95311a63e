import { useFetcher, useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { submissionField, useSubmissionKey } from "~/platform/browser/submissionKey";
import { useLostRequests } from "~/platform/workarounds/lostRequests";
import { errorsIdOf } from "./GridCard";

/** The messages of refused cards by product id. */
type Refusals = ReadonlyMap<number, readonly string[]>;

/**
 * Submits the forms of all cards of a grid in the background, one at a time: a form submitted meanwhile waits, because
 * a second request would abort the first one and would carry the same submission key. A card shows its errors until its
 * form is sent again.
 */
export function useCardForms() {
  const fetcher = useFetcher<{ messages: string[] }>();
  const submissionKey = useSubmissionKey();
  const { pathname, search } = useLocation();
  const [refusals, setRefusals] = useState<Refusals>(new Map());
  const sent = useRef<HTMLFormElement | null>(null);
  const waiting = useRef<HTMLFormElement[]>([]);
  const isLost = useLostRequests().length > 0;
  useEffect(() => {
    if (isLost && sent.current) setBusy(sent.current, false);
  }, [isLost]);
  useResponses(fetcher, (messages) => {
    const form = sent.current;
    sent.current = null;
    if (form) {
      setBusy(form, false);
      setRefusals((current) => withRefusal(current, productIdOf(form), messages));
      describeByErrors(form, messages !== undefined);
    }
    const next = waiting.current.shift();
    if (next) send(next);
  });
  function onSubmit(event: FormEvent) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const isWaiting = waiting.current.includes(form);
    if (sent.current === null || isLost) {
      if (isWaiting) waiting.current = waiting.current.filter((other) => other !== form);
      send(form);
    } else if (form !== sent.current && !isWaiting) {
      waiting.current.push(form);
      setBusy(form, true);
    }
  }
  function send(form: HTMLFormElement) {
    sent.current = form;
    setBusy(form, true);
    setRefusals((current) => withRefusal(current, productIdOf(form), undefined));
    describeByErrors(form, false);
    const body = new FormData(form);
    // The submission key and the address are set here, as the card may have been drawn for an earlier page.
    body.set(submissionField, submissionKey);
    body.set("back", pathname + search);
    const action = form.getAttribute("action") ?? "";
    fetcher.submit(body, { method: "post", action, preventScrollReset: true });
  }
  return { onSubmit, refusals };
}

/** Calls `onResponse` after each response, with the messages of a refusal. */
function useResponses(
  { state, data }: { state: string; data?: { messages: string[] } | undefined },
  onResponse: (messages: readonly string[] | undefined) => void,
): void {
  const isIdle = state === "idle";
  const wasIdle = useRef(true);
  useEffect(() => {
    if (isIdle && !wasIdle.current) onResponse(data?.messages);
    wasIdle.current = isIdle;
  });
}

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  const button = form.querySelector("button");
  if (isBusy) button?.setAttribute("aria-disabled", "true");
  else button?.removeAttribute("aria-disabled");
}

/** Returns a copy in which the product has the given messages, or none. */
function withRefusal(refusals: Refusals, productId: number, messages: readonly string[] | undefined): Refusals {
  const changed = new Map(refusals);
  if (messages) changed.set(productId, messages);
  else changed.delete(productId);
  return changed;
}

function productIdOf(form: HTMLFormElement | null): number {
  return Number(form?.closest("li")?.id.slice(2));
}

/** Connects the errors of a card with the options in its form. */
function describeByErrors(form: HTMLFormElement | null, isRefused: boolean): void {
  const fields = form?.querySelector("[data-options]");
  if (!fields) return;
  if (isRefused) {
    fields.setAttribute("role", "group");
    fields.setAttribute("aria-describedby", errorsIdOf({ id: productIdOf(form) }));
  } else {
    fields.removeAttribute("role");
    fields.removeAttribute("aria-describedby");
  }
}
