import { useEffect, useRef, useState } from "react";

import type { PickupPoint } from "./pickupPoint";
import { type FoundPoint, type PointChoices, type PointSearch, pointSearchFields } from "./pointChoices";

export type ShownPoint = PickupPoint & Pick<FoundPoint, "distanceKm">;

/** A pause in typing of this length, in milliseconds, starts the search. */
const pauseMs = 200;

/**
 * Returns the points to choose from: those that the page was loaded with, then those that a script has found. The
 * chosen one always stays the first among them; `readChosenId` reads from the page which it is.
 */
export function usePointSearch(choices: PointChoices, searchPath: string, readChosenId: () => string | undefined) {
  const [found, setFound] = useState(choices.found);
  const [shown, setShown] = useState(() => withChosenFirst(choices.found, choices.chosen));
  const running = useRef<AbortController | undefined>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  function stop() {
    clearTimeout(pause.current);
    running.current?.abort();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it stops stands in references
  useEffect(() => stop, []);

  function search(query: string, page: number) {
    stop();
    const request = new AbortController();
    running.current = request;
    fetchPoints(searchPath, { carrierId: choices.carrierId, query, page }, request.signal)
      .then((answer) => {
        if (request.signal.aborted) return;
        setFound(answer);
        const chosenId = readChosenId();
        setShown((before) => withChosenFirst(answer, before.find(({ id }) => id === chosenId) ?? null));
      })
      .catch(() => {
        if (!request.signal.aborted) setFound(undefined);
      });
  }

  function searchSoon(query: string) {
    stop();
    pause.current = setTimeout(() => search(query, 1), pauseMs);
  }

  return { shown, found, search, searchSoon };
}

function withChosenFirst(found: PointSearch | null | undefined, chosen: PickupPoint | null): ShownPoint[] {
  const others = (found?.points ?? []).filter(({ id }) => id !== chosen?.id);
  return chosen ? [{ distanceKm: null, ...chosen }, ...others] : others;
}

type Search = { carrierId: string; query: string; page: number };

/** Searches points at the server; null when there is nothing to search for. */
async function fetchPoints(
  path: string,
  { carrierId, query, page }: Search,
  signal: AbortSignal,
): Promise<PointSearch | null> {
  const parameters = new URLSearchParams({
    carrier: carrierId,
    [pointSearchFields.query]: query,
    [pointSearchFields.page]: String(page),
  });
  const response = await fetch(`${path}?${parameters}`, { signal });
  if (!response.ok) throw new Error(`points were not found: ${response.status}`);
  const answer: PointSearch | null = await response.json();
  return answer;
}
