import "./productStyleImports";
import { lazy, memo, Suspense, useEffect } from "react";
import { isLeftToBrowser, leaveToBrowser } from "~/platform/browser/leaveToBrowser";

import type { ProductPageProps } from "./ProductPage";

const ProductPage = lazy(async () => ({ default: await loadProductPage() }));

/**
 * Loads the page's code. If that fails, the server's markup stays as it is, since a lazy component that failed would be
 * replaced by an error.
 */
async function loadProductPage() {
  try {
    return (await import("./ProductPage")).ProductPage;
  } catch (error) {
    console.warn("the product page's code did not come", error);
    leaveToBrowser();
    window.dispatchEvent(new Event("product-code-lost"));
    return new Promise<never>(() => {});
  }
}

/**
 * The product page, rendered completely by the server with its styles, while its scripts load later. Links and forms
 * work meanwhile. The page re-renders only when its own props change, because React would discard server markup that
 * changes before its script has loaded.
 */
export const LazyProductPage = memo(function LazyProductPage(props: ProductPageProps) {
  return (
    <Suspense fallback={<WithoutMarkup />}>
      <ProductPage {...props} />
    </Suspense>
  );
});

/** Loads the page natively if its code is lost: after a client-side navigation there is no server markup to keep. */
function WithoutMarkup() {
  useEffect(() => {
    const onLost = () => {
      window.dispatchEvent(new CustomEvent("chunk-lost", { detail: location.href }));
    };
    if (isLeftToBrowser()) onLost();
    window.addEventListener("product-code-lost", onLost);
    return () => window.removeEventListener("product-code-lost", onLost);
  }, []);
  return null;
}
