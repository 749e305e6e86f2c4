/** A block at its place. */
export const block = (id: string, type: string, props: object) => ({ id, type, props });

interface Link {
  readonly text: string;
  readonly href: string;
}

interface Frame {
  readonly links: readonly Link[];
  readonly action?: Link;
  /** What stands in the footer beside the name of the site. */
  readonly columns?: readonly object[];
  readonly text?: string;
}

/** The header and footer of a site. */
export const frame = ({ links, action, columns, text }: Frame) => [
  block("header", "site-header", { name: "{{site.name}}", links, ...(action && { action }) }),
  block("content", "content", {}),
  block("footer", "site-footer", {
    name: "{{site.name}}",
    ...(text !== undefined && { text }),
    columns: [{ blocks: [block("footer-pages", "links", { title: "Pages", links })] }, ...(columns ?? [])],
    note: "© {{year}} {{site.name}}",
  }),
];

export const missingPage = {
  id: "missing",
  path: "/404",
  title: "Page not found",
  description: "This page does not exist; here is the way back.",
  blocks: [
    block("not-found", "not-found", {
      text: "The page may have moved, or its address was mistyped.",
      actions: [{ text: "Go to the first page", href: "/" }],
    }),
  ],
};

/** A field of a model. */
export const text = (title: string, description: string, more: object = {}) => ({
  type: "string",
  title,
  description,
  ...more,
});

/** The settings group of how somebody can be reached. */
export const contactModel = {
  type: "object",
  title: "Contact",
  description: "How visitors reach you.",
  properties: {
    phone: text("Telephone", "With the area code.", { format: "telephone" }),
    email: text("E-mail", "Where messages go.", { format: "email" }),
    address: text("Address", "Commas become line breaks.", { minLength: 1 }),
  },
  required: ["phone", "email", "address"],
};

export const contactColumn = {
  blocks: [
    block("footer-contact", "contact-details", {
      title: "Contact",
      phones: ["{{site.contact.phone}}"],
      email: "{{site.contact.email}}",
      addresses: ["{{site.contact.address}}"],
    }),
  ],
};

/** Numbers and addresses that nobody has. */
export const exampleContact = {
  phone: "01632 960187",
  email: "hello@example.com",
  address: "1 Example Street, Exampletown, EX1 2MP",
};
