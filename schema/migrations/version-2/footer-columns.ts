import { type JsonObject, present } from "./json.ts";
import type { Quote } from "./quote.ts";

/** The cells of the footer: who it is, the pages, ways to get in touch, the offices, and the page's title. */
export function footerColumns(description: unknown, links: unknown, quote: Quote): readonly JsonObject[] {
  return [
    column(quote("company.name"), text("footer-about", [quote("company.tagline"), description])),
    column("Pages", { id: "footer-pages", type: "links", props: { links: links ?? [] } }),
    column("Contact", { id: "footer-contact", type: "contact-details", props: contactProps(quote) }),
    column("Offices", {
      id: "footer-offices",
      type: "contact-details",
      props: {
        addresses: present(
          quote("contact.offices.leicester.fullAddress"),
          quote("contact.offices.london.fullAddress"),
        ),
      },
    }),
    column("Sheet", text("footer-sheet", ["{{page.title}}"])),
  ];
}

function column(title: string | undefined, block: JsonObject): JsonObject {
  return { ...(title !== undefined && { title }), blocks: [block] };
}

function text(id: string, paragraphs: readonly unknown[]): JsonObject {
  const written = paragraphs.filter((paragraph) => typeof paragraph === "string").map(asMarkdown);
  return { id, type: "prose", props: { text: written.join("\n\n") } };
}

/** A plain text with its tokens as Markdown that reads the same. */
function asMarkdown(plain: string): string {
  return plain.replace(/\{\{[^{}]*\}\}|^\s*[#+>-]|[\\`*_[\]<>]/g, (found) =>
    found.startsWith("{{") ? found : found.replace(/\S/, "\\$&"),
  );
}

function contactProps(quote: Quote): JsonObject {
  const email = quote("contact.email");
  return {
    phones: present(quote("contact.phones.mobile"), quote("contact.phones.landline")),
    ...(email !== undefined && { email }),
    links: present(
      link("Instagram", quote("company.social")),
      link("Chartered practices directory", quote("company.directory")),
    ),
  };
}

function link(text: string, href: string | undefined): JsonObject | undefined {
  return href === undefined ? undefined : { text, href };
}
