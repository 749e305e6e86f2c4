import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { blocks } from "../../blocks/index.ts";
import { createIconSource } from "../../cli/assets/icon-source.ts";
import { parseSvg } from "../../cli/assets/parse-svg.ts";
import { type CheckResult, checkSite } from "../../renderer/check/check-site.ts";
import type { MediaMetadata } from "../../renderer/resolve/pictures/pictures.ts";
import { migrationsOf } from "../../schema/migrations/migrations-of.ts";
import { emptyModel } from "../../schema/model/model.ts";
import { modelSchema } from "../../schema/model/model-schema.ts";
import { compileValidators } from "../../schema/parse/compile-validators.ts";
import { createParser } from "../../schema/parse/parse.ts";
import { parseModel } from "../../schema/parse/parse-model.ts";
import { readJson } from "../../schema/sources/json-source.ts";
import { readMarkdown } from "../../schema/sources/markdown-source.ts";
import type { EntrySource } from "../../schema/sources/source.ts";
import { compileValidator } from "../../schema/validators/validator.ts";
import { packageRoot } from "./package-root.ts";
import { smallConfig } from "./small-config.ts";

const file = "site.config.json";
const fixture = (name: string) => readFileSync(join(packageRoot, "tests/fixtures/small-site", name), "utf8");

const parsedModel = parseModel(
  readJson("content/model.json", fixture("content/model.json")).source,
  compileValidator(modelSchema),
);

/** The model of tests/fixtures/small-site. */
export const fixtureModel = parsedModel.value ?? emptyModel;

export const fixtureParser = createParser(compileValidators(blocks, fixtureModel), migrationsOf(blocks));

const size = { width: 640, height: 427 };
const media: ReadonlyMap<string, MediaMetadata> = new Map([
  ["house.jpg", { ...size, version: "aaaaaaaa", alt: "A brick house with a bay window." }],
  ["garden.jpg", { ...size, version: "bbbbbbbb", alt: "A lawn with a timber shed." }],
]);

/** The icons of tests/fixtures/small-site. */
const icons = createIconSource(
  new Map(
    readdirSync(join(packageRoot, "tests/fixtures/small-site/content/icons")).flatMap((svg) => {
      const name = svg.replace(/\.svg$/, "");
      const drawing = parseSvg(fixture(`content/icons/${svg}`));
      return "mistake" in drawing ? [] : [[name, { name, ...drawing }] as const];
    }),
  ),
);

/** An entry as its file has it, in which nothing but the id may matter. */
export interface EntryText {
  readonly collection: string;
  readonly id: string;
  readonly text: string;
}

type ReadEntry = Pick<EntryText, "collection" | "id"> & ReturnType<typeof readMarkdown>;

const readEntries = new WeakMap<EntryText, ReadEntry>();

/** An entry is read once, however many configs it is checked with. */
function readEntry(entry: EntryText): ReadEntry {
  const { collection, id, text } = entry;
  const read = readEntries.get(entry) ?? {
    collection,
    id,
    ...readMarkdown(`content/${collection}/${id}.md`, text),
  };
  readEntries.set(entry, read);
  return read;
}

/** The entries of tests/fixtures/small-site. */
export const fixtureEntries: readonly EntryText[] = Object.keys(fixtureModel.collections).flatMap(
  (collection) =>
    readdirSync(join(packageRoot, "tests/fixtures/small-site/content", collection)).map((name) => ({
      collection,
      id: name.replace(/\.md$/, ""),
      text: fixture(`content/${collection}/${name}`),
    })),
);

/** What reading and checking the small site with this text for its config gives, as a build does, from memory. */
export function checkSmall(configText: string, entries: readonly EntryText[] = []): CheckResult {
  const config = readJson(file, configText);
  const read = entries.map(readEntry);
  const sources = read.flatMap(({ collection, id, source }): EntrySource[] =>
    source ? [{ collection, id, source }] : [],
  );
  const all = [config.source, ...sources.map(({ source }) => source)];
  return checkSite({
    config: config.source,
    model: fixtureModel,
    entries: sources,
    media,
    described: [...media.keys()],
    files: new Map(all.flatMap((source) => (source ? [[source.file, source] as const] : []))),
    problems: [...config.problems, ...read.flatMap(({ problems }) => problems)],
    parser: fixtureParser,
    blocks,
    icons,
    fonts: ["besley", "instrument-sans"],
    today: "2031-06-30",
  });
}

/** The same for pages in the place of those of the small site; only what is wrong. */
export function errorsOf(pages: readonly object[], entries: readonly EntryText[] = []) {
  const site = { ...smallConfig.site, favicon: undefined, frame: undefined, feeds: undefined };
  const { problems } = checkSmall(JSON.stringify({ ...smallConfig, site, pages }, null, 2), entries);
  return problems.filter(({ severity }) => severity === "error");
}

/** A page with blocks; without a main heading among them, it has one below them. */
export function pageWith(path: string, placed: readonly PlacedPart[] = [], others: object = {}) {
  const id = path === "/" ? "home" : `page${path.replace(/[^a-z0-9]+/g, "-").replace(/-$/, "")}`;
  const headed = placed.some(({ type }) => mainHeadings.has(type));
  const heading = { id: "main-heading", type: "heading", props: { title: `Heading of ${path}` } };
  return {
    id,
    path,
    title: `Title of ${path}`,
    description: `What is at ${path}.`,
    blocks: headed ? placed : [...placed, heading],
    ...others,
  };
}

interface PlacedPart {
  readonly id: string;
  readonly type: string;
  readonly props: object;
}

const mainHeadings = new Set(blocks.filter(({ heading }) => heading === 1).map(({ type }) => type));

export const contactPage = pageWith("/contact");
