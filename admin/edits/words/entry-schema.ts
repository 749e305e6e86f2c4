import { type CollectionName, collections } from "../../../schema/collections/index.ts";
import type { ObjectSchema } from "../../../schema/schema.ts";

/** What can be edited of an entry of a collection: its front matter's fields, and its text. */
export function entrySchema(collection: CollectionName) {
  return {
    ...collections[collection],
    properties: { frontMatter: collections[collection], body: bodySchemas[collection] },
    required: ["frontMatter", "body"],
  } as const satisfies ObjectSchema;
}

const body = { type: "string", format: "markdown", title: "Text" } as const;

/** What the Markdown below the front matter is, by collection. */
export const bodySchemas = {
  posts: { ...body, description: "The post itself, in Markdown: ## begins a section." },
  projects: { ...body, title: "Overview", description: "What the project was about, in Markdown." },
  categories: { ...body, description: "Nothing shows it; a category needs no text." },
} as const;
