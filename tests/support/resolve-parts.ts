import { blocks as builtIn } from "../../blocks/index.ts";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import { resolveSite } from "../../renderer/resolve/resolve-site.ts";
import type { Site } from "../../renderer/site.ts";
import type { CollectionName } from "../../schema/collections/index.ts";
import { compileValidators } from "../../schema/compile-validators.ts";
import type { AnyBlock } from "../../schema/define-block.ts";
import { readJson } from "../../schema/json-source.ts";
import { locateProblems } from "../../schema/locate-problems.ts";
import { migrationsOf } from "../../schema/migrations.ts";
import { createParser, type Parser } from "../../schema/parse.ts";
import type { Problem } from "../../schema/problem.ts";
import type { Source } from "../../schema/source.ts";
import { smallConfig } from "./small-config.ts";

/** An entry as its file would have it. */
export interface EntryPart {
  readonly collection: CollectionName;
  readonly id: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body?: string;
}

/** A block as the config would have it. */
export interface PlacedPart {
  readonly id: string;
  readonly type: string;
  readonly props: object;
}

/** What differs from tests/fixtures/small-site. */
export interface SiteParts {
  readonly site?: Readonly<Record<string, unknown>>;
  readonly pages?: readonly unknown[];
  readonly redirects?: readonly { readonly from: string; readonly to: string }[];
  readonly entries?: readonly EntryPart[];
  readonly media?: ReadonlyMap<string, MediaFacts>;
  readonly blocks?: readonly AnyBlock[];
}

const size = { width: 640, height: 427 };

export const smallMedia: ReadonlyMap<string, MediaFacts> = new Map([
  ["house.jpg", { ...size, version: "aaaaaaaa", alt: "A brick house with a bay window." }],
  ["garden.jpg", { ...size, version: "bbbbbbbb", alt: "A lawn with a timber shed." }],
]);

interface Resolution {
  readonly site: Site | undefined;
  /** The errors; warnings are apart, for they are about parts that most tests leave out. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

/** Parses and resolves a site in memory, as the command line does after reading. */
export function resolveParts(parts: SiteParts): Resolution {
  const {
    site = {},
    pages = [homePage, contactPage],
    redirects,
    entries = [],
    media = smallMedia,
    blocks = builtIn,
  } = parts;
  const file = "site.config.json";
  const text = JSON.stringify(
    { ...smallConfig, site: { ...smallConfig.site, ...site }, pages, redirects },
    null,
    2,
  );
  const { source } = readJson(file, text);
  if (!source) throw new Error("The config is not JSON.");
  const parser = parserOf(blocks);
  const config = parser.site(source);
  const parsed = entries.map(({ collection, id, frontMatter, body = "" }) =>
    parser.entry(sourceOf(collection, id, frontMatter, body), collection, id),
  );
  const problems = [...config.problems, ...parsed.flatMap((entry) => entry.problems)];
  if (!config.value || problems.length > 0) return { site: undefined, problems, warnings: [] };
  const resolved = resolveSite({
    config: config.value,
    entries: parsed.flatMap((entry) => entry.value ?? []),
    media,
    blocks,
    today: "2031-06-30",
  });
  const located = locateProblems(resolved.problems, new Map([[file, source]]));
  return {
    site: resolved.site,
    problems: located.filter(({ severity }) => severity === "error"),
    warnings: located.filter(({ severity }) => severity === "warning"),
  };
}

const parsers = new WeakMap<readonly AnyBlock[], Parser>();

/** Compiling the schemas takes longer than everything else here, so it is done once for a registry. */
function parserOf(blocks: readonly AnyBlock[]): Parser {
  const parser = parsers.get(blocks) ?? createParser(compileValidators(blocks), migrationsOf(blocks));
  parsers.set(blocks, parser);
  return parser;
}

/** The same, for parts that are known to be right. */
export function siteOf(parts: SiteParts): Site {
  const { site, problems } = resolveParts(parts);
  if (!site || problems.length > 0) throw new Error(problems.map(({ message }) => message).join("\n"));
  return site;
}

/** A page with blocks, for parts; a page without a main heading gets one below them. */
export function pageWith(path: string, blocks: readonly PlacedPart[] = [], others: object = {}) {
  const id = path === "/" ? "home" : `page${path.replace(/[^a-z0-9]+/g, "-").replace(/-$/, "")}`;
  const headed = blocks.length === 0 || blocks.some(({ type }) => mainHeadings.has(type));
  const heading = { id: "main-heading", type: "heading", props: { title: `Heading of ${path}` } };
  return {
    id,
    path,
    title: `Title of ${path}`,
    description: `What is at ${path}.`,
    blocks: headed ? blocks : [...blocks, heading],
    ...others,
  };
}

const mainHeadings = new Set(builtIn.filter(({ heading }) => heading === 1).map(({ type }) => type));

export const homePage = pageWith("/");
export const contactPage = pageWith("/contact");

function sourceOf(
  collection: string,
  id: string,
  frontMatter: Readonly<Record<string, unknown>>,
  body: string,
): Source {
  const start = { line: 1, column: 1 };
  return {
    file: `content/${collection}/${id}.md`,
    text: "",
    value: { frontMatter, body },
    locate: () => start,
  };
}
