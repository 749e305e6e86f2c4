import type { Authored } from "../fields/authored.ts";
import { fillDefaults } from "../fields/fill-defaults.ts";
import type { ChildBlock, IconDrawing, Picture, Resolved, SafeHtml } from "../fields/resolved.ts";
import type { ObjectSchema, Schema, StringSchema } from "../fields/schema.ts";
import type { AnyBlock, SampleEntries } from "./define-block.ts";

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
  { schema, sampleEntries = {} }: Pick<AnyBlock, "schema" | "sampleEntries">,
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
  const context = { child: childBlock, addresses, entries: sampleEntries };
  return resolved(schema, fillDefaults(schema, props), context) as Record<string, unknown>;
}

/**
 * What a view gets for what an author writes, for tests of a block: defaults filled in, pictures, links, Markdown and
 * deferred lists as they are on a page. `blocks` are those that can be inside it; `entries` are those that it shows, by
 * their collections, as in the block's `sampleEntries`.
 */
export function sampleProps<const S extends ObjectSchema>(
  schema: S,
  sample: Authored<S>,
  blocks: readonly AnyBlock[] = [],
  entries: SampleEntries = {},
): Resolved<S> {
  return resolvedProps({ schema, sampleEntries: entries }, sample, blocks) as Resolved<S>;
}

interface PlacedBlock {
  readonly id: string;
  readonly type: string;
  readonly props: object;
}

interface SampleContext {
  child(block: PlacedBlock): ChildBlock;
  readonly addresses: SampleAddresses;
  readonly entries: SampleEntries;
}

function resolved(schema: Schema, value: unknown, context: SampleContext): unknown {
  const now = resolvedNow(schema, value, context);
  return schema.deferred ? { src: context.addresses.data, value: now } : now;
}

function resolvedNow(schema: Schema, value: unknown, context: SampleContext): unknown {
  if (schema.type === "string")
    return typeof value === "string" ? resolvedText(schema, value, context) : value;
  if (schema.type === "array" && Array.isArray(value))
    return value.map((item) => (schema.blocks ? context.child(item) : resolved(schema.items, item, context)));
  if (schema.type !== "object" || typeof value !== "object" || value === null) return value;
  const written = Object.entries(value).map(([key, item]) => {
    const property = schema.properties[key];
    return [key, property ? resolved(property, item, context) : item];
  });
  const all = Object.entries(schema.properties).flatMap(([key, property]) =>
    property.type === "array" && property.entries !== undefined && !Object.hasOwn(value, key)
      ? [[key, resolved(property, context.entries[property.entries]?.map(({ id }) => id) ?? [], context)]]
      : [],
  );
  return Object.fromEntries([...written, ...all]);
}

const sampleBytes = 120_000;

function resolvedText(
  { format, entry, measured }: StringSchema,
  text: string,
  { addresses: { pictures }, entries }: SampleContext,
): unknown {
  if (entry !== undefined)
    return { href: `/${text}/`, ...entries[entry]?.find(({ id }) => id === text), id: text };
  if (format === "markdown") return sampleHtml(text);
  if (format === "media") return samplePicture(text, pictures);
  if (format === "file" && measured) return { href: `/files/${text}`, name: text, bytes: sampleBytes };
  if (format === "icon") return sampleIcon(text);
  if (format === "link" && text.startsWith("/")) return text.replace(/\/?$/, "/");
  return text;
}
