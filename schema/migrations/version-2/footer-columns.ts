import { type JsonObject, present, withoutMissing } from "./json.ts";
import type { Quote } from "./quote.ts";

/** What the footer listed beside the name: the pages, ways to get in touch, and the offices. */
export function footerColumns(links: unknown, quote: Quote): readonly JsonObject[] {
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
