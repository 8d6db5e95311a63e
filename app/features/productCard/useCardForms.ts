import { useFetcher } from "@remix-run/react";
import { type FormEvent, useRef } from "react";

type CardFormErrors = { address: string; messages: readonly string[] };

/**
 * Submits the forms of all cards of a grid in the background; the card whose form is rejected then shows the errors.
 */
export function useCardForms() {
  const fetcher = useFetcher<{ messages: string[] }>();
  const sentTo = useRef("");
  function onSubmit(event: FormEvent) {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    sentTo.current = event.target.getAttribute("action") ?? "";
    fetcher.submit(event.target, { preventScrollReset: true });
  }
  const messages = fetcher.data?.messages;
  const formErrors: CardFormErrors | undefined = messages && { address: sentTo.current, messages };
  return { onSubmit, formErrors };
}
