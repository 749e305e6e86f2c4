import { isObject } from "../../is-object.ts";
import { migrateArticle } from "./blocks/article.ts";
import { migrateArticleList } from "./blocks/article-list.ts";
import { migrateFaq } from "./blocks/faq.ts";
import { migrateForm, migrateNotFound, migrateTestimonials } from "./blocks/former-defaults.ts";
import { migrateLocations } from "./blocks/locations.ts";
import { migrateProjectGallery } from "./blocks/project-gallery.ts";
import { migrateShowcase } from "./blocks/showcase.ts";
import type { JsonObject } from "./json.ts";
import type { TypedProps } from "./typed-props.ts";

/** By the type of version 1; each gives back the very props that it got where they have the new shape. */
const migrations: ReadonlyMap<string, (props: JsonObject) => TypedProps> = new Map([
  ["article", migrateArticle],
  ["faq", migrateFaq],
  ["form", migrateForm],
  ["not-found", migrateNotFound],
  ["offices", migrateLocations],
  ["post-list", migrateArticleList],
  ["project", migrateShowcase],
  ["project-gallery", migrateProjectGallery],
  ["testimonials", migrateTestimonials],
]);

/** A placed block of version 1, from a page or the clipboard, as one of version 2; anything else as it is. */
export function migratePlacedBlock(block: unknown): unknown {
  if (!isObject(block) || typeof block.type !== "string") return block;
  const { props = {} } = block;
  if (!isObject(props)) return block;
  const { type } = block;
  const migrated = migrations.get(type)?.(props);
  if (!migrated || (migrated.type === type && migrated.props === props)) return block;
  return { ...block, ...migrated };
}
