import type { BlockDocument, PageDocument, SiteDocument } from "../document/site-document.ts";
import { messages } from "../messages/messages.ts";
import { humanizeKey } from "./schema/humanize-key.ts";
import type { Schemas } from "./schema/schemas.ts";
import { readTokens } from "./tokens/read-tokens.ts";

/** The title of its type, and its heading where the page has several of the type. */
export function nameBlock(schemas: Schemas, page: PageDocument | undefined, block: BlockDocument): string {
  const title = schemas.blocks.get(block.type)?.title ?? humanizeKey(block.type);
  const several = (page?.blocks.filter(({ type }) => type === block.type).length ?? 0) > 1;
  if (!several) return title;
  const heading = block.props?.title;
  const isText = typeof heading === "string" && heading.trim() !== "";
  return messages.changes.titled({ title, name: isText ? heading : humanizeKey(block.id) });
}

interface PlacedBlock {
  readonly block: BlockDocument;
  readonly page: PageDocument | undefined;
  readonly config: SiteDocument;
}

/** The same with the tokens of its heading read, where it is not a part of a sentence that is read as a whole. */
export function readBlockName(schemas: Schemas, { block, page, config }: PlacedBlock): string {
  return readTokens(nameBlock(schemas, page, block), { config, schemas, page: page && { ...page } });
}
