import type { BlockDocument, PageDocument } from "../document/site-document.ts";
import { messages } from "../messages/messages.ts";
import { humanizeKey } from "./schema/humanize-key.ts";
import type { Schemas } from "./schema/schemas.ts";

/** The title of its type, and its heading where the page has several of the type. */
export function nameBlock(schemas: Schemas, page: PageDocument | undefined, block: BlockDocument): string {
  const title = schemas.blocks.get(block.type)?.title ?? humanizeKey(block.type);
  const several = (page?.blocks.filter(({ type }) => type === block.type).length ?? 0) > 1;
  if (!several) return title;
  const heading = block.props?.title;
  const plain = typeof heading === "string" && heading !== "" && !heading.includes("{{");
  return messages.changes.titled({ title, name: plain ? heading : humanizeKey(block.id) });
}
