import { type JsonObject, present, withoutMissing } from "./json.ts";
import type { Quote } from "./quote.ts";

const organisationId = "{{site.url}}/#organisation";

/** The JSON-LD about the company that version 1 wrote on every page. */
export function organisation(quote: Quote): JsonObject {
  const [leicester, london] = ["leicester", "london"].map((name) => office(name, quote));
  return withoutMissing({
    "@type": "ProfessionalService",
    "@id": organisationId,
    name: quote("company.name"),
    slogan: quote("company.tagline"),
    description: quote("company.description"),
    url: "{{site.url}}/",
    telephone: quote("contact.phones.landline"),
    email: quote("contact.email"),
    address: leicester && {
      "@type": "PostalAddress",
      streetAddress: leicester.address,
      addressCountry: "GB",
    },
    geo: leicester?.geo,
    location: present(
      leicester && { "@type": "Place", name: "Leicester office", ...leicester },
      london && { "@type": "Place", name: "London office", ...london },
    ),
    areaServed: ["Leicester", "Leicestershire", "London"],
    sameAs: present(quote("company.social"), quote("company.directory")),
  });
}

/** Where an office is, and its position if that is written. */
function office(name: string, quote: Quote): JsonObject | undefined {
  const at = `contact.offices.${name}`;
  const address = quote(`${at}.fullAddress`);
  const [latitude, longitude] = [quote(`${at}.latitude`), quote(`${at}.longitude`)];
  const geo = latitude && longitude ? { "@type": "GeoCoordinates", latitude, longitude } : undefined;
  return address === undefined ? undefined : withoutMissing({ address, geo });
}

/** The JSON-LD about the site that version 1 wrote on every page. */
export function website(quote: Quote): JsonObject {
  return withoutMissing({
    "@type": "WebSite",
    "@id": "{{site.url}}/#website",
    name: quote("company.name"),
    url: "{{site.url}}/",
    inLanguage: quote("language") ?? "en-GB",
    publisher: { "@id": organisationId },
  });
}
