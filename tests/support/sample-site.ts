import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import type { Site } from "../../renderer/site.ts";
import { collections, isCollection } from "../../schema/collections/index.ts";
import type { AnyBlock } from "../../schema/define-block.ts";
import { safeUrl } from "../../schema/safe-url.ts";
import type { ObjectSchema, Schema } from "../../schema/schema.ts";
import { contactPage, type EntryPart, pageWith, type SiteParts, siteOf } from "./resolve-parts.ts";

/** Something outside a block that its sample names. */
interface Reference {
  readonly kind: "picture" | "page" | `entry of ${string}`;
  readonly name: string;
}

const samplePicture = "sample.jpg";

/** A block's sample, placed on a site that has the entries, pictures and pages which it names. */
export function sampleParts(block: AnyBlock): SiteParts {
  const references = [...referencesIn(block.schema, block.sample)];
  const named = (kind: Reference["kind"]) =>
    new Set(references.filter((reference) => reference.kind === kind).map(({ name }) => name));
  const entries = Object.entries(collections).flatMap(([name, schema]) =>
    [...named(`entry of ${name}`).add("sample")].map((id) => entryOf(name, id, schema)),
  );
  const pictures = [...named("picture"), samplePicture];
  const paths = [...named("page")].filter((path) => path !== "/" && path !== "/contact");
  return {
    pages: [
      pageWith("/", [{ id: "sample", type: block.type, props: block.sample as object }]),
      contactPage,
      ...paths.map((path) => pageWith(path)),
    ],
    entries,
    media: new Map(pictures.map((name) => [name, factsOf(name)])),
  };
}

/** The site of a block's sample; throws with the problems if it has any. */
export function sampleSite(block: AnyBlock): Site {
  return siteOf(sampleParts(block));
}

function* referencesIn(schema: Schema, value: unknown): Generator<Reference> {
  if (value === undefined) return;
  if (schema.type === "array" && Array.isArray(value)) {
    for (const item of value) yield* referencesIn(schema.items, item);
  } else if (schema.type === "object") {
    for (const [key, property] of Object.entries(schema.properties)) {
      yield* referencesIn(property, (value as Record<string, unknown>)[key]);
    }
  } else if (schema.type === "string" && typeof value === "string") {
    if (schema.format === "media") yield { kind: "picture", name: value };
    if (schema.entry) yield { kind: `entry of ${schema.entry}`, name: value };
    const url = schema.format === "link" ? safeUrl(value) : undefined;
    if (url?.kind === "path") yield { kind: "page", name: url.path };
  }
}

function entryOf(collection: string, id: string, schema: ObjectSchema): EntryPart {
  if (!isCollection(collection)) throw new Error(`There is no collection ${collection}.`);
  return { collection, id, frontMatter: leastOf(schema) as Record<string, unknown>, body: "A *short* text." };
}

/** The least that a schema accepts. */
function leastOf(schema: Schema): unknown {
  switch (schema.type) {
    case "boolean":
      return true;
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => leastOf(schema.items));
    case "object":
      return Object.fromEntries(
        (schema.required ?? []).flatMap((key) => {
          const property = schema.properties[key];
          return property ? [[key, leastOf(property)]] : [];
        }),
      );
    case "string":
      if (schema.format === "media") return samplePicture;
      if (schema.format === "date") return "2025-03-04";
      return schema.entry ? "sample" : (schema.enum?.[0] ?? schema.examples?.[0] ?? "A text");
    default:
      return schema.minimum ?? 1;
  }
}

function factsOf(name: string): MediaFacts {
  const version = [...name].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) >>> 0, 7);
  return {
    width: 1600,
    height: 900,
    version: version.toString(16).padStart(8, "0"),
    alt: `What ${name} shows.`,
  };
}
