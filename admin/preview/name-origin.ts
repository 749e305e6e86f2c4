import { type CollectionName, isCollection } from "../../schema/collections/index.ts";
import type { EntryConfig } from "../../schema/site-config.ts";
import { siteSchema } from "../../schema/site-schema.ts";
import type { Origin } from "./marks/origin.ts";
import { schemasOnWay } from "./schema-at.ts";

/** Where something on the page comes from that is not of the block itself, as a sentence; nothing for what is. */
export function nameOrigin(origin: Origin, entries: readonly EntryConfig[]): string | undefined {
  if (origin.in === "site") {
    const titles = schemasOnWay(siteSchema, origin.path).map(({ title }) => title);
    return `This comes from the settings that all pages share: ${titles.join(" › ")}.`;
  }
  if (origin.in !== "entry") return undefined;
  const entry = entries.find(({ collection, id }) => collection === origin.collection && id === origin.id);
  const title = entry?.fields.title ?? origin.id;
  return `This comes from ${nameOfKind(origin.collection)} “${title}”.`;
}

const kinds: Record<CollectionName, string> = {
  posts: "the post",
  projects: "the project",
  categories: "the category",
};

function nameOfKind(collection: string): string {
  return isCollection(collection) ? kinds[collection] : "the entry";
}
