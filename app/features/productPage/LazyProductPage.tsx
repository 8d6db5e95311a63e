import "./productStyles";
import { lazy, memo, Suspense } from "react";

import type { ProductPageProps } from "./ProductPage";

const ProductPage = lazy(async () => ({ default: (await import("./ProductPage")).ProductPage }));

/**
 * The product page, rendered completely by the server with its styles, while its scripts load later. Links and forms
 * work meanwhile. It re-renders only when its own props change, because React would discard server markup that changes
 * before its script has loaded.
 */
export const LazyProductPage = memo(function LazyProductPage(props: ProductPageProps) {
  return (
    <Suspense>
      <ProductPage {...props} />
    </Suspense>
  );
});
