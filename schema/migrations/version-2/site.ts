import { isObject } from "../../is-object.ts";
import { migrateFrame } from "./frame.ts";
import { type JsonObject, withoutMissing } from "./json.ts";
import { quoteFrom } from "./quote.ts";
import { organisation, website } from "./structured-data.ts";
import { migrateTheme } from "./theme.ts";

/** `site` of version 1, with the redirects that stood beside it. What is there already in the new shape stays. */
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
    // What is not an object is a mistake: validation names it.
    header: isObject(header) ? undefined : header,
    footer: isObject(footer) ? undefined : footer,
    theme: migrateTheme(theme),
  };
  return { ...withoutMissing(preferring(rest, shared)), ...withoutMissing(groups) };
}

/** An object with the values that another has for its keys. */
function preferring(other: JsonObject, object: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, Object.hasOwn(other, key) ? other[key] : value]),
  );
}

/** The feed that version 1 wrote without being asked. */
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
