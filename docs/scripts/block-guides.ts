import { blocks } from "../../blocks/index.ts";
import type { AnyBlock } from "../../schema/block/define-block.ts";
import type { JsonSchema } from "../../schema/fields/close-schema.ts";
import { placedSample, samplePlace } from "./block-samples.ts";
import { type Guide, guideText } from "./guide.ts";
import { keysTable } from "./keys.ts";

/** A page for each built-in block: its sample and its props. What is shown live is in the config. */
export function blockGuides(): readonly Guide[] {
  return blocks.map((block) => ({
    file: `blocks/${block.type}.md`,
    text: guideText(
      { title: block.type, description: block.schema.description },
      [about(block), source(block), props(block)].join("\n\n"),
    ),
  }));
}

function about(block: AnyBlock): string {
  const name = `In the editor it is called ${block.schema.title}.`;
  switch (samplePlace(block)) {
    case "page":
      if (block.frame) return `${name} It belongs in a frame, around the blocks of every page.`;
      return block.heading === 1
        ? `${name} It has the main heading of the page, so a page has only one such block.`
        : `${name} A page has only one.`;
    case "nowhere":
      return `${name} It belongs in a frame, around the blocks of every page; by itself it shows nothing.`;
    default:
      return name;
  }
}

function source(block: AnyBlock): string {
  return `## Source\n\n\`\`\`json\n${JSON.stringify(placedSample(block), null, 2)}\n\`\`\``;
}

function props({ schema }: AnyBlock): string {
  const isEmpty = Object.keys(schema.properties).length === 0;
  return `## Props\n\n${isEmpty ? "It has none." : keysTable(schema as unknown as JsonSchema)}`;
}
