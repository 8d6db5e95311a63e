import { useCallback, useEffect, useRef, useState } from "react";

type Picked = { carrier?: string | undefined; payment?: string | undefined };

/**
 * The carrier and the payment that are picked in the form, also those that were picked before the scripts came. Without
 * scripts what the page came with.
 */
export function usePickedDelivery(initial: Picked) {
  const form = useRef<HTMLFormElement>(null);
  const [picked, setPicked] = useState<Picked>(initial);
  const read = useCallback(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const pickedIn = (name: string) => fields.get(name)?.toString() || undefined;
    setPicked({ carrier: pickedIn("carrier"), payment: pickedIn("payment") });
  }, []);
  useEffect(read, [read]);
  return { picked, watched: { ref: form, onChange: read } };
}
