import type { StructuredData, StructuredDataContext } from "../../schema/define-block.ts";
import type { Settings, Site, SitePage } from "../site.ts";

/** The absolute address of a path of the site, in ASCII, as browsers request it. */
export function absoluteUrl(settings: Settings, path: string): string {
  return /^[a-z]+:/i.test(path) ? path : new URL(`${settings.url}${path}`).href;
}

/** The JSON-LD of a page, one graph: the organisation and website, then what its blocks say. */
export function pageStructuredData(site: Site, page: SitePage): object {
  const { settings } = site;
  const absolute = (path: string) => absoluteUrl(settings, path);
  const context: StructuredDataContext = {
    url: absolute(page.path),
    absolute,
    companyName: settings.company.name,
    language: settings.language,
  };
  const fromBlocks = page.blocks.flatMap(
    ({ definition, props }) => definition.structuredData?.(props as never, context) ?? [],
  );
  return {
    "@context": "https://schema.org",
    "@graph": [organisation(settings, absolute), website(settings, absolute), ...fromBlocks],
  };
}

function organisation(settings: Settings, absolute: (path: string) => string): StructuredData {
  const { company, contact } = settings;
  const { leicester, london } = contact.offices;
  return {
    "@type": "ProfessionalService",
    "@id": absolute("/#organisation"),
    name: company.name,
    slogan: company.tagline,
    description: company.description,
    url: absolute("/"),
    telephone: contact.phones.landline,
    email: contact.email,
    address: { "@type": "PostalAddress", streetAddress: leicester.fullAddress, addressCountry: "GB" },
    ...positionOf(leicester),
    location: [
      {
        "@type": "Place",
        name: "Leicester office",
        address: leicester.fullAddress,
        ...positionOf(leicester),
      },
      { "@type": "Place", name: "London office", address: london.fullAddress, ...positionOf(london) },
    ],
    areaServed: ["Leicester", "Leicestershire", "London"],
    sameAs: [company.social, company.directory].filter((link) => link !== undefined),
  };
}

/** Where an office is, if that is written. */
function positionOf({ latitude, longitude }: Settings["contact"]["offices"]["london"]) {
  return latitude === undefined ? {} : { geo: { "@type": "GeoCoordinates", latitude, longitude } };
}

function website(settings: Settings, absolute: (path: string) => string): StructuredData {
  return {
    "@type": "WebSite",
    "@id": absolute("/#website"),
    name: settings.company.name,
    url: absolute("/"),
    inLanguage: settings.language,
    publisher: { "@id": absolute("/#organisation") },
  };
}
