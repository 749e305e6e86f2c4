import { type JsonObject, present } from "./json.ts";
import type { Quote } from "./quote.ts";

/** The cells of the footer: who it is, the pages, ways to get in touch, the offices, and the page's title. */
export function footerColumns(description: unknown, links: unknown, quote: Quote): readonly JsonObject[] {
  const addresses = ["leicester", "london"].map((office) => quote(`contact.offices.${office}.fullAddress`));
  const offices = { title: "Offices", addresses: present(...addresses) };
  const hasLinks = links !== undefined && !(Array.isArray(links) && links.length === 0);
  return present(
    {
      ...titleOf(quote("company.name")),
      blocks: texts("footer-about", [quote("company.tagline"), description]),
    },
    hasLinks ? column({ id: "footer-pages", type: "links", props: { title: "Pages", links } }) : undefined,
    column({ id: "footer-contact", type: "contact-details", props: contactProps(quote) }),
    column({ id: "footer-offices", type: "contact-details", props: offices }),
    { title: "Sheet", blocks: texts("footer-sheet", ["{{page.title}}"]) },
  );
}

const column = (block: JsonObject): JsonObject => ({ blocks: [block] });

const titleOf = (title: string | undefined): JsonObject => (title === undefined ? {} : { title });

/** Paragraphs as a block of text; none where nothing is written. */
function texts(id: string, paragraphs: readonly unknown[]): readonly JsonObject[] {
  const written = paragraphs.filter((paragraph) => typeof paragraph === "string" && paragraph !== "");
  const text = written.map((paragraph) => asMarkdown(String(paragraph))).join("\n\n");
  return text === "" ? [] : [{ id, type: "prose", props: { text } }];
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
    title: "Contact",
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
