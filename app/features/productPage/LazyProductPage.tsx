import "./productStyles";
import { lazy, memo, Suspense } from "react";

import type { ProductPageProps } from "./ProductPage";

const ProductPage = lazy(async () => ({ default: (await import("./ProductPage")).ProductPage }));

/**
 * A product's page, written whole by the server, its styles with it; its scripts come after the first load. Links and
 * forms work meanwhile. It is drawn anew only when its own properties change, for React would throw away markup of the
 * server's that changes before its script is there.
 */
export const LateProductPage = memo(function LateProductPage(props: ProductPageProps) {
  return (
    <Suspense>
      <ProductPage {...props} />
    </Suspense>
  );
});
