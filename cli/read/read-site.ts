import { readdir } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import { type CollectionName, collections, isCollection } from "../../schema/collections/index.ts";
import { readJson } from "../../schema/json-source.ts";
import { createProblem, type Problem } from "../../schema/problem.ts";
import type { Source } from "../../schema/source.ts";
import { suggestion } from "../../schema/suggest.ts";
import { listFiles } from "./list-files.ts";
import { readMarkdown } from "./markdown-source.ts";
import { readMedia } from "./read-media.ts";
import { readStandardInput, readText } from "./read-text.ts";

/** A Markdown file that is an entry of a collection. */
export interface EntrySource {
  readonly collection: CollectionName;
  readonly id: string;
  readonly source: Source;
}

/** Everything of a site that was on disk, as text and values with positions. */
export interface SiteSources {
  readonly config: Source | undefined;
  readonly entries: readonly EntrySource[];
  readonly media: ReadonlyMap<string, MediaFacts>;
  /** Every file that a problem can be in, by its name. */
  readonly files: ReadonlyMap<string, Source>;
  /** The text of every file that was read, also of those that could not be understood. */
  readonly texts: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

/**
 * Reads a site: its config (`-` is standard input), the entries of its collections, its pictures.
 *
 * Reports what listFiles, readText, readJson, readMarkdown and readMedia report, and `unknown-collection`.
 */
export async function readSite(root: string, configPath: string): Promise<SiteSources> {
  const texts = new Map<string, string>();
  const [config, entries, media] = await Promise.all([
    readConfig(root, configPath, texts),
    readEntries(root, texts),
    readMedia(root),
  ]);
  const sources = [
    ...(config.source ? [config.source] : []),
    ...entries.sources.map(({ source }) => source),
    ...media.sources,
  ];
  return {
    config: config.source,
    entries: entries.sources,
    media: media.media,
    files: new Map(sources.map((source) => [source.file, source])),
    texts: new Map([...texts, ...media.sources.map((source) => [source.file, source.text] as const)]),
    problems: [...config.problems, ...entries.problems, ...media.problems],
  };
}

async function readConfig(root: string, configPath: string, texts: Map<string, string>) {
  const path = isAbsolute(configPath) ? configPath : join(root, configPath);
  const piped = configPath === "-";
  const file = piped ? "standard input" : relative(root, path).split(sep).join("/");
  const { text, problems } = piped ? await readStandardInput(file) : await readText(path, file);
  if (text === undefined) return { problems };
  texts.set(file, text);
  return readJson(file, text);
}

async function readEntries(
  root: string,
  texts: Map<string, string>,
): Promise<{ sources: EntrySource[]; problems: Problem[] }> {
  const content = join(root, "content");
  const folders = (await readdir(content, { withFileTypes: true }).catch(() => []))
    .filter((folder) => !folder.isFile() && folder.name !== "media")
    .map((folder) => folder.name);
  const problems: Problem[] = [];
  for (const name of folders.filter((folder) => !isCollection(folder))) {
    const message = `There is no collection "${name}" for the folder content/${name}.`;
    problems.push(
      createProblem(
        "unknown-collection",
        { file: `content/${name}`, pointer: "" },
        message,
        suggestion(name, Object.keys(collections)),
      ),
    );
  }
  const read = await Promise.all(
    folders.filter(isCollection).map((collection) => readCollection(root, collection, texts)),
  );
  return {
    sources: read.flatMap((part) => part.sources),
    problems: [...problems, ...read.flatMap((part) => part.problems)],
  };
}

async function readCollection(root: string, collection: CollectionName, texts: Map<string, string>) {
  const folder = `content/${collection}`;
  const { names, problems: listing } = await listFiles(root, folder, /\.md$/);
  const results = await Promise.all(
    names.map(async (name) => {
      const file = `${folder}/${name}`;
      const id = name.slice(0, -".md".length);
      const { text, problems } = await readText(join(root, file), file);
      if (text === undefined) return { problems };
      texts.set(file, text);
      const { source, problems: found } = readMarkdown(file, text);
      return { problems: found, ...(source && { source: { collection, id, source } }) };
    }),
  );
  return {
    sources: results.flatMap(({ source }) => source ?? []),
    problems: [...listing, ...results.flatMap(({ problems }) => problems)],
  };
}
