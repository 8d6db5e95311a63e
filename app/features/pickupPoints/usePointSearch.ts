import { useEffect, useRef, useState } from "react";

import type { PickupPoint } from "./pickupPoint";
import { type FoundPoint, type PointChoices, type PointSearch, pointSearchFields } from "./pointChoices";

export type ShownPoint = PickupPoint & Pick<FoundPoint, "distanceKm">;

/** A pause in typing that ends a word. */
const pauseMs = 200;

/**
 * The points to choose from: what the page came with, then what a script has searched for. The chosen one stays the
 * first among them, whatever is found; `readChosenId` asks the page which it is.
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

/** Null when there is nothing to search for. */
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
