import { useFetcher, useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { submissionField, useSubmissionKey } from "~/platform/browser/submissionKey";
import { useLostRequests } from "~/platform/workarounds/lostRequests";
import { errorsIdOf } from "./GridCard";

type CardFormErrors = { productId: number; messages: readonly string[] };

/**
 * Submits the forms of all cards of a grid in the background, one at a time. If a form is rejected, its card shows the
 * errors.
 */
export function useCardForms() {
  const fetcher = useFetcher<{ messages: string[] }>();
  const submissionKey = useSubmissionKey();
  const { pathname, search } = useLocation();
  const sent = useRef<HTMLFormElement | null>(null);
  const isLost = useLostRequests().length > 0;
  const isAdding = fetcher.state !== "idle" && !isLost;
  const messages = fetcher.data?.messages;
  const formErrors: CardFormErrors | undefined = messages && { productId: productIdOf(sent.current), messages };
  useEffect(() => {
    if (!isAdding) sent.current?.querySelector("button")?.removeAttribute("aria-disabled");
  }, [isAdding]);
  useEffect(() => describeByErrors(sent.current, messages !== undefined), [messages]);
  function onSubmit(event: FormEvent) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (isAdding && form === sent.current) return;
    sent.current = form;
    form.querySelector("button")?.setAttribute("aria-disabled", "true");
    const body = new FormData(form);
    // The submission key and the address are set here, as the card may have been drawn for an earlier page.
    body.set(submissionField, submissionKey);
    body.set("back", pathname + search);
    const action = form.getAttribute("action") ?? "";
    fetcher.submit(body, { method: "post", action, preventScrollReset: true });
  }
  return { onSubmit, formErrors };
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
