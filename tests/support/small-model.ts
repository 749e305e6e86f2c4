import type { ObjectSchema, Schema } from "../../schema/fields/schema.ts";
import type { Collection, Model } from "../../schema/model/model.ts";

const text = (title: string, more: object = {}) =>
  ({ type: "string", title, description: "", ...more }) as const;
const object = (
  title: string,
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = [],
) => ({ type: "object", title, description: "", properties, required }) as const satisfies ObjectSchema;

/** What every entry can say beside its own fields. */
const shared = {
  draft: { type: "boolean", title: "Draft", description: "", default: false },
  language: text("Language"),
  translationOf: text("Translation of"),
} as const;

const faqs = {
  type: "array",
  title: "Questions",
  description: "",
  items: object("Question", { question: text("Question"), answer: text("Answer", { format: "markdown" }) }),
} as const;

function collection(
  name: string,
  known: Omit<Partial<Collection>, "fields"> &
    Pick<Collection, "title" | "singular"> & { fields: ObjectSchema },
): Collection {
  const { fields, ...others } = known;
  const all = { ...fields, properties: { ...fields.properties, ...shared } };
  return { name, description: "", label: "title", sort: ["title"], ...others, fields: all };
}

/** The model of the small site: posts with a text, that come from the newest; projects by hand; topics to sort them. */
export const smallModel: Model = {
  settings: {
    company: object("Company", { name: text("Name"), tagline: text("Tagline") }),
    services: object("Services", {
      title: text("Heading"),
      description: text("Text", { format: "markdown" }),
    }),
  },
  collections: {
    posts: collection("posts", {
      title: "Posts",
      singular: "Post",
      fields: object(
        "Post",
        {
          title: text("Title"),
          excerpt: text("Excerpt", { format: "multiline" }),
          image: text("Picture", { format: "media" }),
          date: text("Date", { format: "date" }),
          topic: text("Topic", { entry: "topics" }),
          author: text("Author"),
          tags: { type: "array", title: "Tags", description: "", items: text("Tag") },
          faqs,
          note: text("Note", { format: "multiline" }),
        },
        ["title", "excerpt", "date", "topic", "author"],
      ),
      picture: "image",
      sort: ["-date", "title"],
      published: "date",
      body: { title: "Text", description: "", headingLevel: 2 },
    }),
    projects: collection("projects", {
      title: "Projects",
      singular: "Project",
      fields: object(
        "Project",
        { title: text("Title"), kind: text("Kind", { enum: ["loft", "new-house"] }) },
        ["title"],
      ),
      sort: "manual",
      body: { title: "Overview", description: "", headingLevel: 3 },
    }),
    topics: collection("topics", {
      title: "Topics",
      singular: "Topic",
      fields: object("Topic", { title: text("Title") }, ["title"]),
    }),
  },
};
