import { isObject } from "../../text/is-object.ts";
import { type JsonObject, present, withoutMissing } from "./json.ts";
import { type Quote, quoteFrom } from "./quote.ts";

export function migrateFrame(site: JsonObject): readonly JsonObject[] {
  const quote = quoteFrom(site);
  return present<JsonObject>(
    { id: "site-header", type: "site-header", props: headerProps(site.header, quote) },
    { id: "content", type: "content", props: {} },
    { id: "site-footer", type: "site-footer", props: footerProps(site.footer, quote) },
    messageButton(site),
  );
}

function headerProps(header: unknown, quote: Quote): JsonObject {
  return withoutMissing({ name: quote("company.name"), ...(isObject(header) ? header : {}) });
}

function footerProps(footer: unknown, quote: Quote): JsonObject {
  const {
    description,
    links,
    copyright = "© {{year}} {{site.company.name}}. All rights reserved.",
    ...rest
  } = isObject(footer) ? footer : {};
  return withoutMissing({
    variant: "ruled",
    name: quote("company.name"),
    tagline: quote("company.tagline"),
    text: description,
    columns: footerColumns(links, quote),
    label: "Sheet",
    note: copyright,
    ...rest,
  });
}

function messageButton(site: JsonObject): JsonObject | undefined {
  const contact = isObject(site.contact) ? site.contact : {};
  const { whatsapp, whatsappMessage } = contact;
  if (typeof whatsapp !== "string" || whatsapp === "") return undefined;
  const takesText =
    /^https?:/.test(whatsapp) && typeof whatsappMessage === "string" && whatsappMessage !== "";
  const query = `${whatsapp.includes("?") ? "&" : "?"}text={{site.contact.whatsappMessage | url}}`;
  return {
    id: "message-button",
    type: "floating-link",
    props: {
      text: "Message us on WhatsApp",
      href: `{{site.contact.whatsapp}}${takesText ? query : ""}`,
      icon: "whatsapp",
    },
  };
}

function footerColumns(links: unknown, quote: Quote): readonly JsonObject[] {
  const addresses = ["leicester", "london"].map((office) => quote(`contact.offices.${office}.fullAddress`));
  const hasLinks = links !== undefined && !(Array.isArray(links) && links.length === 0);
  return present(
    hasLinks ? column("footer-pages", "links", { title: "Pages", links }) : undefined,
    column("footer-contact", "contact-details", contactProps(quote)),
    column("footer-offices", "contact-details", { title: "Offices", addresses: present(...addresses) }),
  );
}

function column(id: string, type: string, props: JsonObject): JsonObject {
  return { blocks: [{ id, type, props }] };
}

function contactProps(quote: Quote): JsonObject {
  return withoutMissing({
    title: "Contact",
    phones: present(quote("contact.phones.mobile"), quote("contact.phones.landline")),
    email: quote("contact.email"),
    links: present(
      link("Instagram", quote("company.social")),
      link("Chartered practices directory", quote("company.directory")),
    ),
  });
}

function link(text: string, href: string | undefined): JsonObject | undefined {
  return href === undefined ? undefined : { text, href };
}
