type Crumb = { text: string; link: string };

/** Returns the structured data of a breadcrumb (schema.org), in which the current page has no address. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], origin: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ text, link }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: text,
      ...(link ? { item: origin + link } : {}),
    })),
  };
}
