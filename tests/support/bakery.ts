import { type CheckInput, checkSite } from "../../renderer/check/check-site.ts";
import type { MediaMetadata } from "../../renderer/resolve/pictures/pictures.ts";
import type { SavedFragments } from "../../renderer/resolve/report/fragments.ts";
import type { AnyBlock } from "../../schema/block/define-block.ts";
import { defineBlock } from "../../schema/block/define-block.ts";
import { migrationsOf } from "../../schema/migrations/migrations-of.ts";
import { emptyModel, type Model } from "../../schema/model/model.ts";
import { modelSchema } from "../../schema/model/model-schema.ts";
import { compileValidators } from "../../schema/parse/compile-validators.ts";
import { createParser, type Parser } from "../../schema/parse/parse.ts";
import { parseModel } from "../../schema/parse/parse-model.ts";
import { readJson } from "../../schema/sources/json-source.ts";
import { readMarkdown } from "../../schema/sources/markdown-source.ts";
import { compileValidator } from "../../schema/validators/validator.ts";

const text = (title: string) => ({ type: "string", title, description: title }) as const;

/** Cards of anything, with every kind of prop that a token can feed. */
const cards = defineBlock({
  type: "cards",
  heading: 1,
  schema: {
    type: "object",
    title: "Cards",
    description: "Cards.",
    properties: {
      title: { ...text("Title"), minLength: 1 },
      cards: {
        type: "array",
        title: "Cards",
        description: "The cards.",
        items: {
          type: "object",
          title: "Card",
          description: "A card.",
          properties: {
            title: { ...text("Title"), minLength: 1 },
            text: text("Text"),
            body: { ...text("Body"), format: "markdown" },
            picture: { ...text("Picture"), format: "media" },
            href: { ...text("Link"), format: "link" },
            price: { type: "number", title: "Price", description: "Price." },
            tags: { type: "array", title: "Tags", description: "Tags.", items: text("Tag"), default: [] },
            rows: {
              type: "array",
              title: "Rows",
              description: "Rows.",
              items: {
                type: "object",
                title: "Row",
                description: "Row.",
                properties: { name: text("Name") },
              },
            },
            more: {
              type: "object",
              title: "More",
              description: "More.",
              deferred: true,
              properties: { body: { ...text("Body"), format: "markdown" } },
            },
          },
          required: ["title"],
        },
        default: [],
      },
      names: { type: "array", title: "Names", description: "Names.", items: text("Name") },
    },
    required: ["title"],
  },
  view: () => null,
  sample: { title: "Cards" },
});

const column = defineBlock({
  type: "column",
  schema: {
    type: "object",
    title: "Column",
    description: "Blocks in a block.",
    properties: {
      blocks: { type: "array", title: "Blocks", description: "Blocks.", items: text("Block"), blocks: true },
    },
  },
  view: () => null,
  sample: {},
});

const note = defineBlock({
  type: "note",
  schema: { type: "object", title: "Note", description: "A note.", properties: { title: text("Title") } },
  view: () => null,
  sample: {},
});

const content = defineBlock({
  type: "content",
  schema: { type: "object", title: "Content", description: "The page's blocks.", properties: {} },
  view: () => null,
  sample: {},
});

export const bakeryBlocks: readonly AnyBlock[] = [cards, column, content, note];

export const bakeryModel = {
  settings: {
    company: {
      type: "object",
      properties: {
        name: { type: "string" },
        phone: { type: "string", format: "telephone" },
        shops: { type: "array", items: { type: "object", properties: { town: { type: "string" } } } },
      },
    },
  },
  collections: {
    breads: {
      title: "Breads",
      singular: "Bread",
      label: "name",
      picture: "photo",
      sort: ["name"],
      fields: {
        type: "object",
        properties: {
          name: { type: "string" },
          price: { type: "number" },
          flour: { type: "string", enum: ["rye", "wheat"] },
          photo: { type: "string", format: "media" },
          allergens: { type: "array", items: { type: "string" } },
          baker: { type: "string", entry: "bakers" },
          since: { type: "string", format: "date" },
          ready: { type: "string" },
        },
        required: ["name"],
      },
    },
    bakers: {
      title: "Bakers",
      label: "name",
      body: false,
      fields: {
        type: "object",
        properties: {
          name: { type: "string" },
          town: { type: "string" },
          mentor: { type: "string", entry: "bakers" },
        },
      },
    },
  },
};

export const bakeryEntries: Readonly<Record<string, string>> = {
  "breads/rye":
    "---\nname: Rye\nprice: 4.2\nflour: rye\nphoto: rye.jpg\nallergens: [gluten, rye]\nbaker: ada\nsince: 2020-03-01\nready: '07:30'\n---\n## Crust\n\nBaked by {{entry.baker.name}}.\n",
  "breads/spelt":
    "---\nname: Spelt\nprice: 3.5\nflour: wheat\nallergens: [gluten]\nbaker: ada\nsince: 2021-03-05\n---\nSoft.\n",
  "breads/baguette":
    "---\nname: Baguette\nprice: 1.8\nflour: wheat\nbaker: bo\nsince: 2021-04-01\n---\nLong.\n",
  "bakers/ada": "---\nname: Ada\ntown: York\n---\n",
  "bakers/bo": "---\nname: Bo\ntown: Leeds\nmentor: ada\n---\n",
};

type Json = Readonly<Record<string, unknown>>;

/** A config of one page that holds these blocks. */
export const pageOf = (...blocks: readonly Json[]): Json => ({
  id: "home",
  path: "/",
  title: "Home",
  description: "The bakery.",
  blocks,
});

/** A block of cards with these props. */
export const cardsOf = (props: Json, id = "cards"): Json => ({
  id,
  type: "cards",
  props: { title: "Breads", ...props },
});

export const bakeryMedia: ReadonlyMap<string, MediaMetadata> = new Map([
  ["rye.jpg", { width: 800, height: 600, version: "1a", alt: "A loaf" }],
]);

const validateModel = compileValidator(modelSchema);

/** The last one is kept, which is often asked for again. */
let lastParser:
  | { readonly blocks: readonly AnyBlock[]; readonly model: string; readonly parser: Parser }
  | undefined;

function parserOf(blocks: readonly AnyBlock[], model: Model): Parser {
  const text = JSON.stringify(model);
  if (lastParser?.blocks === blocks && lastParser.model === text) return lastParser.parser;
  const parser = createParser(compileValidators(blocks, model), migrationsOf(blocks));
  lastParser = { blocks, model: text, parser };
  return parser;
}

/** Checks a bakery as a build does: its pages, its settings beside the usual ones, its entries, its model. */
export function checkBakery(bakery: Bakery) {
  const { site: found, ...checked } = checkSite(bakeryInput(bakery));
  return { ...checked, ...(found && { site: { ...found, pages: found.pages.map(found.whole) } }) };
}

export interface Bakery {
  readonly pages: readonly Json[];
  readonly site?: Json;
  readonly entries?: Readonly<Record<string, string>>;
  readonly model?: Json;
  readonly today?: string;
  readonly future?: boolean;
  readonly media?: ReadonlyMap<string, MediaMetadata>;
  readonly blocks?: readonly AnyBlock[];
  readonly publicFiles?: readonly string[];
  /** What came of a run before. */
  readonly before?: SavedFragments | undefined;
}

/** The bakery as it is checked. */
export function bakeryInput({
  pages,
  site = {},
  entries = bakeryEntries,
  model = bakeryModel,
  today = "2026-11-22",
  future,
  media = bakeryMedia,
  blocks = bakeryBlocks,
  publicFiles,
  before,
}: Bakery): CheckInput {
  const settings = {
    company: { name: "Hallam", phone: "07700 900412", shops: [{ town: "York" }, { town: "Leeds" }] },
  };
  const value = {
    configVersion: 2,
    site: { url: "https://bakery.example", name: "{{site.company.name}}", ...settings, ...site },
    pages,
  };
  const config = readJson("site.config.json", JSON.stringify(value, null, 2)).source;
  const modelSource = readJson("content/model.json", JSON.stringify(model, null, 2)).source;
  const parsed = parseModel(modelSource, validateModel);
  const sources = Object.entries(entries).flatMap(([name, written]) => {
    const [collection = "", id = ""] = name.split("/");
    const { source } = readMarkdown(`content/${name}.md`, written);
    return source ? [{ collection, id, source }] : [];
  });
  return {
    config,
    model: parsed.value,
    validModel: parsed.valid,
    entries: sources,
    media,
    described: [],
    files: new Map(
      [config, modelSource, ...sources.map(({ source }) => source)].flatMap((source) =>
        source ? [[source.file, source] as const] : [],
      ),
    ),
    problems: parsed.problems,
    parser: parserOf(blocks, parsed.value ?? parsed.valid?.model ?? emptyModel),
    blocks,
    icons: { get: () => undefined, names: () => [] },
    fonts: ["besley", "instrument-sans"],
    today,
    ...(future !== undefined && { future }),
    ...(publicFiles && { publicFiles }),
    before,
  };
}
