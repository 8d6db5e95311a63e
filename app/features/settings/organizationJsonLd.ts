import type { Settings } from "./settings";

type Shop = { brand: string; home: string; logo: string; email: string };

/** Builds the structured data of the seller (schema.org), for the home page. */
export function organizationJsonLd(company: Settings["company"], { brand, home, logo, email }: Shop): object {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${home}#org`,
    name: brand,
    url: home,
    logo,
    ...(company.name ? { legalName: company.name } : {}),
    ...(company.vat_id || company.tax_id ? { vatID: company.vat_id || company.tax_id } : {}),
    ...(company.phone || email ? { contactPoint: contactOf(company.phone, email) } : {}),
    ...(company.street
      ? {
          address: {
            "@type": "PostalAddress",
            streetAddress: company.street,
            addressLocality: company.city,
            postalCode: company.zip,
            addressCountry: company.country,
          },
        }
      : {}),
  };
}

function contactOf(telephone: string, email: string): object {
  return {
    "@type": "ContactPoint",
    contactType: "customer service",
    ...(telephone ? { telephone } : {}),
    ...(email ? { email } : {}),
  };
}
