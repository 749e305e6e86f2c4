import { appearanceDrawings } from "../../admin/fields/choice/appearance-drawings.ts";
import { blocks } from "../../blocks/index.ts";
import type { AnyBlock } from "../../schema/block/define-block.ts";
import { placedSample, samplePlace } from "./block-samples.ts";

interface Config {
  readonly site: { readonly frames: Readonly<Record<string, readonly Placed[]>> };
  readonly pages: readonly { readonly id: string }[];
}
type Placed = Readonly<Record<string, unknown>>;

/** What the ids of generated pages and the names of generated frames start with. */
const generated = /^(block|example)-/;

/** The docs' config with a page for each block, its sample on it, and a page for each sample that needs one. */
export function withBlockPages(text: string): string {
  const config = JSON.parse(text) as Config;
  const { wide = [] } = config.site.frames;
  const framed = blocks.filter((block) => block.frame && samplePlace(block) === "page");
  const frames = {
    ...Object.fromEntries(Object.entries(config.site.frames).filter(([name]) => !generated.test(name))),
    ...Object.fromEntries(framed.map((block) => [`example-${block.type}`, frameAround(block, wide)])),
  };
  const pages = [
    ...config.pages.filter(({ id }) => !generated.test(id)),
    ...blocks.map(blockPage),
    ...blocks.filter((block) => samplePlace(block) === "page").map(examplePage),
  ];
  return `${JSON.stringify({ ...config, site: { ...config.site, frames }, pages }, null, 2)}\n`;
}

function blockPage(block: AnyBlock) {
  const { type } = block;
  const place = samplePlace(block);
  return {
    id: `block-${type}`,
    path: "/blocks/{slug}",
    entries: { each: "blocks", only: [type] },
    title: "{{entry.title}} | Blockwork",
    description: "{{entry.description}}",
    blocks: [
      {
        id: "way",
        type: "breadcrumb",
        props: {
          items: [
            { text: "Docs", href: "/" },
            { text: "Blocks", href: "/blocks" },
            { text: "{{entry.title}}" },
          ],
        },
      },
      {
        id: "guide",
        type: "guide",
        props: {
          title: "{{entry.title}}",
          description: "{{entry.description}}",
          ...(place === "text" && { example: [placedSample(block)] }),
          ...(place === "page" && { examplePage: `/blocks/${type}/example` }),
          ...appearancesOf(type),
          body: "{{entry.body}}",
          source: `blocks/${type}`,
          files: "{{site.repository.files}}",
        },
      },
    ],
  };
}

function appearancesOf(type: string) {
  const drawings = appearanceDrawings[type];
  return drawings && { appearances: Object.entries(drawings).map(([name, drawn]) => ({ name, ...drawn })) };
}

function examplePage(block: AnyBlock) {
  const { type, schema, frame } = block;
  const back = { text: `Back to ${type}`, href: `/blocks/${type}` };
  const heading = {
    id: "heading",
    type: "heading",
    props: { title: `A page with a ${type}`, intro: schema.description, actions: [back] },
  };
  const links = { id: "back", type: "links", props: { links: [back] } };
  return {
    id: `example-${type}`,
    path: `/blocks/${type}/example`,
    title: `Example of ${type} | Blockwork`,
    description: `The block ${type} on a page of its own.`,
    listed: false,
    frame: frame ? `example-${type}` : "wide",
    blocks:
      block.heading === 1 ? [placedSample(block), links] : frame ? [heading] : [placedSample(block), heading],
  };
}

/** A frame with the sample in the place of what it takes the place of: a header first, everything else last. */
function frameAround(block: AnyBlock, wide: readonly Placed[]): readonly Placed[] {
  const without = (type: string) => wide.filter((placed) => placed.type !== type);
  const sample = placedSample(block) as unknown as Placed;
  if (block.type === "site-header") return [sample, ...without("docs-header")];
  return [...(block.type === "site-footer" ? without("docs-footer") : wide), sample];
}
