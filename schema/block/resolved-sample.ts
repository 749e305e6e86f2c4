import type { Authored } from "../fields/authored.ts";
import { fillDefaults } from "../fields/fill-defaults.ts";
import type { ChildBlock, IconDrawing, Picture, Resolved, SafeHtml } from "../fields/resolved.ts";
import type { ObjectSchema, Schema, StringSchema } from "../fields/schema.ts";
import type { AnyBlock } from "./define-block.ts";

/** Where a sample's page finds what would be files of a site. */
export interface SampleAddresses {
  /** What the addresses of pictures begin with. */
  readonly pictures: string;
  /** Of deferred props. */
  readonly data: string;
}

const ofSite: SampleAddresses = { pictures: "", data: "/data/sample.json" };

/** A picture as views get it, with a name to tell it from others. */
export function samplePicture(name: string, base = ""): Picture {
  const version = [...name].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) >>> 0, 7);
  const size = { width: 1600, height: 900, version: version.toString(16).padStart(8, "0") };
  return { name, ...size, alt: `What ${name} shows.`, base };
}

export function sampleHtml(text: string): SafeHtml {
  return { html: `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>` };
}

export function sampleIcon(name: string): IconDrawing {
  return { name, body: '<path d="M4 4h16"></path>', viewBox: "0 0 24 24", stroke: true };
}

/** What a block's view gets for props without tokens, with nothing from outside the block but the blocks inside it. */
export function resolvedProps(
  { schema }: Pick<AnyBlock, "schema">,
  props: unknown,
  blocks: readonly AnyBlock[],
  addresses = ofSite,
): Record<string, unknown> {
  const childBlock = ({ id, type, props: own }: PlacedBlock) => {
    const block = blocks.find((known) => known.type === type);
    if (!block) throw new Error(`There is no block "${type}".`);
    return {
      id,
      type,
      view: block.view,
      props: resolvedProps(block, own, blocks, addresses),
    } satisfies ChildBlock;
  };
  const context = { child: childBlock, addresses };
  return resolved(schema, fillDefaults(schema, props), context) as Record<string, unknown>;
}

/**
 * What a view gets for what an author writes, for tests of a block: defaults filled in, pictures, links, Markdown and
 * deferred lists as they are on a page. `blocks` are those that can be inside it.
 */
export function sampleProps<const S extends ObjectSchema>(
  schema: S,
  sample: Authored<S>,
  blocks: readonly AnyBlock[] = [],
): Resolved<S> {
  return resolvedProps({ schema }, sample, blocks) as Resolved<S>;
}

interface PlacedBlock {
  readonly id: string;
  readonly type: string;
  readonly props: object;
}

interface SampleContext {
  child(block: PlacedBlock): ChildBlock;
  readonly addresses: SampleAddresses;
}

function resolved(schema: Schema, value: unknown, context: SampleContext): unknown {
  const now = resolvedNow(schema, value, context);
  return schema.deferred ? { src: context.addresses.data, value: now } : now;
}

function resolvedNow(schema: Schema, value: unknown, context: SampleContext): unknown {
  if (schema.type === "string")
    return typeof value === "string" ? resolvedText(schema, value, context.addresses) : value;
  if (schema.type === "array" && Array.isArray(value))
    return value.map((item) => (schema.blocks ? context.child(item) : resolved(schema.items, item, context)));
  if (schema.type !== "object" || typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const property = schema.properties[key];
      return [key, property ? resolved(property, item, context) : item];
    }),
  );
}

const sampleBytes = 120_000;

function resolvedText(
  { format, entry, measured }: StringSchema,
  text: string,
  { pictures }: SampleAddresses,
): unknown {
  if (entry !== undefined) return { id: text, href: `/${text}/` };
  if (format === "markdown") return sampleHtml(text);
  if (format === "media") return samplePicture(text, pictures);
  if (format === "file" && measured) return { href: `/files/${text}`, name: text, bytes: sampleBytes };
  if (format === "icon") return sampleIcon(text);
  if (format === "link" && text.startsWith("/")) return text.replace(/\/?$/, "/");
  return text;
}
