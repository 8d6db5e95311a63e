type Crumb = { text: string; link: string };

/** The structured data of a breadcrumb (schema.org); the current page has no address there. */
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
