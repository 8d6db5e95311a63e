import { useCallback, useEffect, useRef, useState } from "react";

type Picked = { carrier?: string | undefined; payment?: string | undefined };

/**
 * Returns the carrier and the payment that are picked in the form, including those picked before hydration. Without
 * scripts these are the initial ones.
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
