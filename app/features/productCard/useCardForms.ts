import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { submissionField, useSubmissionKey } from "~/platform/browser/submissionKey";
import { useLostRequests } from "~/platform/workarounds/lostRequests";

type CardFormErrors = { address: string; messages: readonly string[] };

/**
 * Submits the forms of all cards of a grid in the background, one at a time; the card whose form is rejected then shows
 * the errors.
 */
export function useCardForms() {
  const fetcher = useFetcher<{ messages: string[] }>();
  const submissionKey = useSubmissionKey();
  const sentTo = useRef("");
  const pressed = useRef<HTMLElement | null>(null);
  const isLost = useLostRequests().length > 0;
  const isAdding = fetcher.state !== "idle" && !isLost;
  useEffect(() => {
    if (!isAdding) pressed.current?.removeAttribute("aria-disabled");
  }, [isAdding]);
  function onSubmit(event: FormEvent) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    const address = form.getAttribute("action") ?? "";
    if (isAdding && address === sentTo.current) return;
    sentTo.current = address;
    pressed.current = form.querySelector("button");
    pressed.current?.setAttribute("aria-disabled", "true");
    const body = new FormData(form);
    // The markup of a closed card keeps the page's first key.
    body.set(submissionField, submissionKey);
    fetcher.submit(body, { method: "post", action: address, preventScrollReset: true });
  }
  const messages = fetcher.data?.messages;
  const formErrors: CardFormErrors | undefined = messages && { address: sentTo.current, messages };
  return { onSubmit, formErrors };
}
