export const block = (id: string, type: string, props: object) => ({ id, type, props });

interface Link {
  readonly text: string;
  readonly href: string;
}

interface Frame {
  readonly links: readonly Link[];
  readonly action?: Link;
  readonly columns?: readonly object[];
  readonly text?: string;
}

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

export const text = (title: string, description: string, more: object = {}) => ({
  type: "string",
  title,
  description,
  ...more,
});

export const contactModel = {
  type: "object",
  title: "Contact",
  description: "How visitors reach you.",
  properties: {
    phone: text("Telephone", "With the area code.", { format: "telephone" }),
    email: text("E-mail", "Where messages go.", { format: "email" }),
    address: {
      type: "object",
      title: "Address",
      description: "Where you are.",
      properties: {
        street: text("Street", "With the number.", { minLength: 1 }),
        town: text("Town", "As it is written on letters.", { minLength: 1 }),
        postcode: text("Postcode", "As it is written on letters.", { minLength: 1 }),
      },
      required: ["street", "town", "postcode"],
    },
    hours: text("Opening hours", "When somebody is there.", { format: "hours" }),
  },
  required: ["phone", "email", "address", "hours"],
};

export const contactColumn = {
  blocks: [
    block("footer-contact", "contact-details", {
      title: "Contact",
      phones: ["{{site.contact.phone}}"],
      email: "{{site.contact.email}}",
      addresses: ["{{site.contact.address | address}}"],
    }),
  ],
};

export const structuredContact = (type: string) => ({
  "@type": type,
  name: "{{site.name}}",
  url: "{{site.url}}/",
  telephone: "{{site.contact.phone}}",
  email: "{{site.contact.email}}",
  address: {
    "@type": "PostalAddress",
    streetAddress: "{{site.contact.address.street}}",
    addressLocality: "{{site.contact.address.town}}",
    postalCode: "{{site.contact.address.postcode}}",
  },
  openingHoursSpecification: "{{site.contact.hours | specification}}",
});

export const whereToFind = {
  title: "Where we are",
  places: [
    {
      name: "{{site.name}}",
      address: "{{site.contact.address | address}}",
      phones: ["{{site.contact.phone}}"],
      email: "{{site.contact.email}}",
    },
  ],
  hours: "{{site.contact.hours | hours}}",
};
