import { blocks } from "../../blocks/index.ts";
import type { JsonSchema } from "../../schema/fields/close-schema.ts";
import { siteJsonSchema } from "../../schema/json-schema/json-schema.ts";
import { modelSchema } from "../../schema/model/model-schema.ts";
import { conditionSchema, eachSchema } from "../../schema/site/each.ts";
import { placedBlockSchema } from "../../schema/site/page-schema.ts";
import { type Guide, guideText } from "./guide.ts";
import { keysTable } from "./keys.ts";

/** The guides on every key of site.config.json and content/model.json. */
export function keyGuides(): readonly Guide[] {
  return [configKeys(), modelKeys()];
}

function configKeys(): Guide {
  const { site, pages, ...top } = properties(siteJsonSchema(blocks, { settings: {}, collections: {} }));
  const sections = [
    "Every key that can be written, and what stands in its place when it is left out. In the place of a value stands a token too, in the place of a list or of an item in it `each`.",
    section("At the top", {
      properties: { ...top, site: named(site), pages: named(pages) },
      required: ["configVersion", "site", "pages"],
    }),
    "Beside these keys, `site` has the groups that `settings` of [content/model.json](model-keys.md) declares.",
    section("site", site ?? {}),
    section("pages", (pages?.items ?? {}) as JsonSchema),
    section("A placed block", {
      properties: {
        ...(placedBlockSchema.properties as unknown as Record<string, JsonSchema>),
        if: conditionSchema,
        type: { type: "string", description: "The name of the block." },
        props: {
          type: "object",
          description: "What the block shows: its page in this reference has the keys.",
        },
      },
      required: ["id", "type", "props"],
    }),
    section("each", eachSchema),
  ];
  return {
    file: "guides/config-keys.md",
    text: guideText(
      {
        title: "Keys of site.config.json",
        description: "Every key of the config, with its type and its default.",
        section: "reference",
        order: 30,
        source: "schema/site/site-schema.ts",
      },
      sections.join("\n\n"),
    ),
  };
}

function modelKeys(): Guide {
  const { settings, collections, ...top } = properties(modelSchema);
  const { field } = modelSchema.definitions as Readonly<Record<string, JsonSchema>>;
  const kinds = (field?.oneOf ?? []) as readonly JsonSchema[];
  const sections = [
    "Every key of the model: groups of settings, collections, and the fields of both.",
    section("At the top", {
      properties: { ...top, settings: named(settings), collections: named(collections) },
      required: modelSchema.required,
    }),
    section("A collection", (collections?.additionalProperties ?? {}) as JsonSchema),
    ...kinds.map((kind) => section(`A field: ${String(kind.title).toLowerCase()}`, kind)),
  ];
  return {
    file: "guides/model-keys.md",
    text: guideText(
      {
        title: "Keys of content/model.json",
        description: "Every key of the model, with its type and its default.",
        section: "reference",
        order: 40,
        source: "schema/model/model-schema.ts",
      },
      sections.join("\n\n"),
    ),
  };
}

const properties = (schema: JsonSchema) =>
  (schema.properties ?? {}) as Readonly<Record<string, JsonSchema | undefined>>;

/** A key whose own keys have a table of their own. */
const named = ({ type, title, description }: JsonSchema = {}): JsonSchema => ({ type, title, description });

const section = (title: string, schema: JsonSchema) => `## ${title}\n\n${keysTable(schema)}`;
