import { relative, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import { type CollectionName, collections, isCollection } from "../../schema/collections/index.ts";
import { readJson } from "../../schema/json-source.ts";
import { createProblem, type Problem } from "../../schema/problem.ts";
import type { EntrySource, Source } from "../../schema/source.ts";
import { listOf, suggestion } from "../../schema/suggest.ts";
import type { Cache } from "../cache/cache.ts";
import { isOutside } from "./leaves-root.ts";
import { listFiles, strayFile } from "./list-files.ts";
import { readMarkdown } from "./markdown-source.ts";
import { catalogueFile } from "./read-catalogue.ts";
import { readMedia } from "./read-media.ts";
import { readSiteText, readStandardInput, readText } from "./read-text.ts";

/** A file that is not clean UTF-8, and what can be read of it. */
export interface DamagedText {
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** Everything of a site that was on disk, as text and values with positions. */
export interface SiteSources {
  readonly config: Source | undefined;
  readonly entries: readonly EntrySource[];
  readonly media: ReadonlyMap<string, MediaFacts>;
  /** The names of the pictures that media.json says something of. */
  readonly described: readonly string[];
  /** Every file that a problem can be in, by its name. */
  readonly files: ReadonlyMap<string, Source>;
  /** The text of every file that was read, also of those that could not be understood. */
  readonly texts: ReadonlyMap<string, string>;
  /** The entries' files that are not clean UTF-8. */
  readonly damaged: ReadonlyMap<string, DamagedText>;
  readonly problems: readonly Problem[];
}

export interface ReadOptions {
  readonly stdin?: Readable | undefined;
  readonly cache?: Cache;
}

/**
 * Reads a site: its config (`-` is what comes from `stdin`), the entries of its collections, its pictures.
 *
 * Reports what listFiles, readText, readJson, readMarkdown and readMedia report, and `unknown-collection`.
 */
export async function readSite(
  root: string,
  configPath: string,
  { stdin, cache }: ReadOptions = {},
): Promise<SiteSources> {
  const texts = new Map<string, string>();
  const damaged = new Map<string, DamagedText>();
  const [config, entries, media] = await Promise.all([
    readConfig(root, configPath, { texts, stdin }),
    readEntries(root, { texts, damaged }),
    readMedia(root, cache),
  ]);
  if (media.text !== undefined) texts.set(catalogueFile, media.text);
  const sources = [
    ...(config.source ? [config.source] : []),
    ...entries.sources.map(({ source }) => source),
    ...(media.source ? [media.source] : []),
  ];
  return {
    config: config.source,
    entries: entries.sources,
    media: media.media,
    files: new Map(sources.map((source) => [source.file, source])),
    described: media.described,
    texts,
    damaged,
    problems: outermost([...config.problems, ...entries.problems, ...media.problems]),
  };
}

/** The problems without those of files in a folder that can't be read itself. */
function outermost(problems: readonly Problem[]): readonly Problem[] {
  const unreadable = new Set(problems.flatMap(({ code, file }) => (code === "file-unreadable" ? file : [])));
  const isBelow = (file: string): boolean => {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf("/")));
    return folder !== "" && (unreadable.has(folder) || isBelow(folder));
  };
  return problems.filter(({ file }) => !isBelow(file));
}

async function readConfig(
  root: string,
  configPath: string,
  { texts, stdin }: { readonly texts: Map<string, string>; readonly stdin: Readable | undefined },
) {
  const path = resolve(root, configPath);
  const piped = configPath === "-" && stdin !== undefined;
  const file = piped ? "standard input" : relative(root, path).split(sep).join("/");
  // A config of this site is read from this site; one from elsewhere was asked for by its path.
  const inside = !isOutside(root, path);
  const { text, problems } = piped
    ? await readStandardInput(file, stdin)
    : await (inside ? readSiteText(root, file) : readText(path, file));
  if (text === undefined) return { problems };
  texts.set(file, text);
  return readJson(file, text);
}

/** Where the texts go that are read. */
interface Found {
  readonly texts: Map<string, string>;
  readonly damaged: Map<string, DamagedText>;
}

async function readEntries(
  root: string,
  found: Found,
): Promise<{ sources: EntrySource[]; problems: Problem[] }> {
  const { others, problems } = await listFiles(root, "content", /^$/);
  const folders = others.filter((name) => name !== "media");
  problems.push(...folders.filter((name) => !isCollection(name)).map(unknownCollection));
  const read = await Promise.all(
    folders.filter(isCollection).map((collection) => readCollection(root, collection, found)),
  );
  return {
    sources: read.flatMap((part) => part.sources),
    problems: [...problems, ...read.flatMap((part) => part.problems)],
  };
}

function unknownCollection(name: string): Problem {
  const place = { file: `content/${name}`, pointer: "" };
  const names = Object.keys(collections);
  if (name.includes("."))
    return strayFile(place.file, `Put it into the folder of a collection: ${listOf(names)}.`);
  const message = `There is no collection "${name}" for the folder content/${name}.`;
  return createProblem("unknown-collection", place, message, suggestion(name, names));
}

async function readCollection(root: string, collection: CollectionName, { texts, damaged }: Found) {
  const folder = `content/${collection}`;
  const { names, others, problems: listing } = await listFiles(root, folder, /.\.md$/);
  const stray = others.map((name) =>
    strayFile(`${folder}/${name}`, "An entry is a file of this very folder whose name ends in .md."),
  );
  const results = await Promise.all(
    names.map(async (name) => {
      const file = `${folder}/${name}`;
      const id = name.slice(0, -".md".length);
      const { text, readable, bytes, problems } = await readSiteText(root, file);
      if (readable !== undefined && bytes) damaged.set(file, { text: readable, bytes });
      if (text === undefined) return { problems };
      texts.set(file, text);
      const { source, problems: found } = readMarkdown(file, text);
      return { problems: found, ...(source && { source: { collection, id, source } }) };
    }),
  );
  return {
    sources: results.flatMap(({ source }) => source ?? []),
    problems: [...listing, ...stray, ...results.flatMap(({ problems }) => problems)],
  };
}
