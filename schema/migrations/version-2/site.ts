import { isObject } from "../../text/is-object.ts";
import { migrateFrame } from "./frame.ts";
import { type JsonObject, present, withoutMissing } from "./json.ts";
import { type Quote, quoteFrom } from "./quote.ts";

const defaultTheme = {
  light: {
    paper: "#fbfaf7",
    // Version 1 had #f2f0ea. Text in the accent colour can be on it now, which needs more contrast.
    sheet: "#f6f4ef",
    ink: "#16181a",
    quiet: "#585c60",
    line: "#d8d4ca",
    accent: "#a94a24",
  },
  dark: {
    paper: "#152028",
    sheet: "#1c2933",
    ink: "#eef1ef",
    quiet: "#a9b7c0",
    line: "#33444f",
    accent: "#ee8b62",
  },
  displayFont: "besley",
  textFont: "instrument-sans",
  displayWeight: 400,
  radius: 0,
  scale: 1.28,
  pageWidth: 80,
} as const satisfies JsonObject;

/** Writes out the defaults, because those of version 2 differ. */
function migrateTheme(theme: unknown): unknown {
  if (theme !== undefined && !isObject(theme)) return theme;
  return {
    ...defaultTheme,
    ...theme,
    light: withDefaults(theme?.light, defaultTheme.light),
    dark: withDefaults(theme?.dark, defaultTheme.dark),
  };
}

function withDefaults(palette: unknown, colours: JsonObject): unknown {
  if (palette !== undefined && !isObject(palette)) return palette;
  const { accent } = { ...colours, ...palette };
  return { ...colours, error: accent, success: accent, ...palette };
}

const organisationId = "{{site.url}}/#organisation";

function organisation(quote: Quote): JsonObject {
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

function office(name: string, quote: Quote): JsonObject | undefined {
  const at = `contact.offices.${name}`;
  const address = quote(`${at}.fullAddress`);
  const [latitude, longitude] = [quote(`${at}.latitude`), quote(`${at}.longitude`)];
  const geo = latitude && longitude ? { "@type": "GeoCoordinates", latitude, longitude } : undefined;
  return address === undefined ? undefined : withoutMissing({ address, geo });
}

function website(quote: Quote): JsonObject {
  return withoutMissing({
    "@type": "WebSite",
    "@id": "{{site.url}}/#website",
    name: quote("company.name"),
    url: "{{site.url}}/",
    inLanguage: quote("language") ?? "en-GB",
    publisher: { "@id": organisationId },
  });
}

export function migrateSite(site: JsonObject, redirects: unknown): JsonObject {
  const { url, language, company, header, footer, theme, ...rest } = site;
  const quote = quoteFrom(site);
  const { picture, ...ownCompany } = isObject(company) ? company : {};
  const shared = {
    url,
    language,
    name: quote("company.name"),
    picture,
    favicon: "plan",
    frame: migrateFrame(site),
    feeds: [postFeed],
    structuredData: [organisation(quote), website(quote)],
    redirects,
  };
  const groups = {
    company: isObject(company) ? ownCompany : company,
    ...rest,
    header: isObject(header) ? undefined : header,
    footer: isObject(footer) ? undefined : footer,
    theme: migrateTheme(theme),
  };
  return { ...withoutMissing(preferring(rest, shared)), ...withoutMissing(groups) };
}

function preferring(other: JsonObject, object: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, Object.hasOwn(other, key) ? other[key] : value]),
  );
}

const postFeed: JsonObject = {
  path: "/feed.xml",
  each: "posts",
  item: {
    title: "{{item.title}}",
    href: "{{item.href}}",
    date: "{{item.date}}",
    summary: "{{item.excerpt}}",
  },
};
