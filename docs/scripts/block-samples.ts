import { readdirSync } from "node:fs";
import { localizeSample } from "../../admin/fields/insert/localize-sample.ts";
import { blocks } from "../../blocks/index.ts";
import type { AnyBlock } from "../../schema/block/define-block.ts";
import type { PlacedBlock } from "../../schema/site/site-config.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { demos } from "./demos.ts";

const media = new URL("../content/media/", import.meta.url);
const pictures = readdirSync(media).filter((name) => /\.(?:jpg|svg)$/.test(name));

export function placedSample({ type, schema, sample }: AnyBlock): PlacedBlock {
  const props = localizeSample(schema, demos[type] ?? sample, supplies);
  return { id: "example", type, props: withFittedBlocks(props) as PlacedBlock["props"] };
}

const files = readdirSync(new URL("../content/files/", import.meta.url));

const supplies = { pictures, files, paths: ["/blocks"], entries: () => [], token: () => undefined };

/** A value in which the blocks that are placed within it fit too. */
function withFittedBlocks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFittedBlocks);
  if (!isObject(value)) return value;
  const definition = "props" in value && blocks.find(({ type }) => type === value.type);
  if (definition) return { ...value, props: localizeSample(definition.schema, value.props, supplies) };
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withFittedBlocks(child)]));
}

/** What shows nothing where it is alone: the place of a page's blocks, and a choice of one language. */
const silent = ["content", "language-switch"];

/** A landmark that each page of the docs has already. */
const landmark = "breadcrumb";

/** Where a sample can be shown: among the text, on a page of its own, or nowhere. */
export function samplePlace({ type, frame, heading }: AnyBlock): "text" | "page" | "nowhere" {
  if (silent.includes(type)) return "nowhere";
  return frame || heading === 1 || type === landmark ? "page" : "text";
}
