import { useFetcher } from "@remix-run/react";
import { type FormEvent, useRef } from "react";

type Refusal = { address: string; messages: readonly string[] };

/** Lets a script send the forms of all cards of a grid in the background; what is missing is then said on the card. */
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
  const refusal: Refusal | undefined = messages && { address: sentTo.current, messages };
  return { onSubmit, refusal };
}
