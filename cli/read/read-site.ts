import { relative, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import { reservedFolders } from "../../schema/check-model.ts";
import { isObject } from "../../schema/is-object.ts";
import { readJson } from "../../schema/json-source.ts";
import { filesForVersion2 } from "../../schema/migrations/version-2/files.ts";
import type { Collection, Model } from "../../schema/model.ts";
import { configVersion } from "../../schema/page-schema.ts";
import { createProblem, type Problem } from "../../schema/problem.ts";
import type { IconDrawing } from "../../schema/resolved.ts";
import type { EntrySource, Source } from "../../schema/source.ts";
import { listOf, suggestion } from "../../schema/suggest.ts";
import { unexpectedFile } from "./file-problems.ts";
import { isOutside } from "./is-outside.ts";
import type { TreeFile } from "./list-tree.ts";
import { readMarkdown } from "./markdown-source.ts";
import { readFiles } from "./read-files.ts";
import { readIcons } from "./read-icons.ts";
import { readMedia } from "./read-media.ts";
import { modelFile, readModel } from "./read-model.ts";
import { orderName, readOrder } from "./read-order.ts";
import { type OwnFont, readOwnFonts } from "./read-own-fonts.ts";
import { readStandardInput, readText } from "./read-text.ts";
import type { SiteFolder } from "./site-folder.ts";

/** A file that is not clean UTF-8, and what can be read of it. */
export interface DamagedText {
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** Everything of a site that was on disk, as text and values with positions. */
export interface SiteSources {
  readonly config: Source | undefined;
  /** Undefined if there is an error in content/model.json. */
  readonly model: Model | undefined;
  readonly entries: readonly EntrySource[];
  /** The ids of order.json, by collection, for those that have one. */
  readonly orders: ReadonlyMap<string, readonly string[]>;
  readonly media: ReadonlyMap<string, MediaFacts>;
  /** The names of the pictures that media.json says something of. */
  readonly described: readonly string[];
  /** Of content/files, by their names below it. */
  readonly downloads: readonly TreeFile[];
  /** Of public/, by their names below it. */
  readonly publicFiles: readonly TreeFile[];
  /** Of content/icons. */
  readonly icons: ReadonlyMap<string, IconDrawing>;
  /** Of content/fonts. */
  readonly fonts: readonly OwnFont[];
  /** Every file that a problem can be in, by its name. */
  readonly files: ReadonlyMap<string, Source>;
  /** The text of every file that was read, also of those that could not be understood. */
  readonly texts: ReadonlyMap<string, string>;
  /** The entries' files that are not clean UTF-8. */
  readonly damaged: ReadonlyMap<string, DamagedText>;
  readonly problems: readonly Problem[];
}

/**
 * Reads a site: its config (`-` is what comes from `stdin`), its model, the entries of its collections and their order, its
 * pictures, downloads, icons and fonts.
 *
 * Reports what its parts report, and `unknown-collection`.
 */
export async function readSite(
  folder: SiteFolder,
  configPath: string,
  stdin?: Readable,
): Promise<SiteSources> {
  const config = await readConfig(folder, configPath, stdin);
  const implied = impliedFiles(config.source?.value);
  const isKnown = isPresentVersion(config.source?.value) || implied[modelFile] !== undefined;
  const [content, media, files, icons, fonts] = await Promise.all([
    readContent(folder, { impliedModel: implied[modelFile], isKnown }),
    readMedia(folder),
    readFiles(folder),
    readIcons(folder, implied),
    readOwnFonts(folder),
  ]);
  const parts = [config, ...content.parts, media];
  const sources = parts.flatMap(({ source }) => source ?? []);
  return {
    config: config.source,
    model: content.model,
    entries: content.entries,
    orders: content.orders,
    media: media.media,
    described: media.described,
    downloads: files.downloads,
    publicFiles: files.publicFiles,
    icons: icons.icons,
    fonts: fonts.fonts,
    files: new Map(sources.map((source) => [source.file, source])),
    texts: new Map(parts.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text] as const]))),
    damaged: content.damaged,
    problems: outermost([
      ...config.problems,
      ...content.problems,
      ...[media, files, icons, fonts].flatMap(({ problems }) => problems),
    ]),
  };
}

/** A text file of a site, as far as it can be read. */
interface ReadFile {
  readonly file: string;
  readonly text?: string | undefined;
  readonly source?: Source | undefined;
  readonly problems: readonly Problem[];
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
  folder: SiteFolder,
  configPath: string,
  stdin: Readable | undefined,
): Promise<ReadFile> {
  const path = resolve(folder.path, configPath);
  const piped = configPath === "-" && stdin !== undefined;
  const file = piped ? "standard input" : relative(folder.path, path).split(sep).join("/");
  // A config of this site is read from this site; one from elsewhere was asked for by its path.
  const inside = !isOutside(folder.path, path);
  const { text, problems } = piped
    ? await readStandardInput(file, stdin)
    : await (inside ? folder.read(file) : readText(path, file));
  return text === undefined ? { file, problems } : { file, text, ...readJson(file, text) };
}

/** The files that were a part of the engine in the version that a config is of, by their paths. */
function impliedFiles(config: unknown): Readonly<Record<string, string>> {
  return isObject(config) && config.configVersion === 1 ? filesForVersion2 : {};
}

function isPresentVersion(config: unknown): boolean {
  return isObject(config) && config.configVersion === configVersion;
}

/** What is in content/ but for its reserved folders. */
interface Content {
  readonly model: Model | undefined;
  readonly entries: readonly EntrySource[];
  readonly orders: ReadonlyMap<string, readonly string[]>;
  readonly damaged: ReadonlyMap<string, DamagedText>;
  readonly parts: readonly ReadFile[];
  readonly problems: readonly Problem[];
}

interface ContentOptions {
  /** The text of the model that a site has without a file of its own. */
  readonly impliedModel: string | undefined;
  /** Whether the config says which version it is of, so that a model that is not there is known to be empty. */
  readonly isKnown: boolean;
}

async function readContent(folder: SiteFolder, { impliedModel, isKnown }: ContentOptions): Promise<Content> {
  const [{ model, ...read }, { others, problems }] = await Promise.all([
    readModel(folder, impliedModel),
    folder.list("content", /^$/),
  ]);
  const names = others.filter((name) => !reservedFolders.includes(name) && `content/${name}` !== modelFile);
  const collections = model?.collections ?? {};
  // Of a model with an error in it, or one that an unreadable config may imply, the collections are not known.
  const unknown =
    model && (isKnown || read.text !== undefined)
      ? names.filter((name) => !Object.hasOwn(collections, name))
      : [];
  const contents = await Promise.all(
    Object.values(collections)
      .filter(({ name }) => names.includes(name))
      .map((collection) => readCollection(folder, collection)),
  );
  const parts: ReadFile[] = [{ file: modelFile, ...read }, ...contents.flatMap((part) => part.parts)];
  return {
    model,
    entries: contents.flatMap((part) => part.entries),
    orders: new Map(contents.flatMap(({ name, order }) => (order ? [[name, order] as const] : []))),
    damaged: new Map(contents.flatMap((part) => [...part.damaged])),
    parts,
    problems: [
      ...problems,
      ...unknown.map((name) => unknownCollection(name, Object.keys(collections))),
      ...parts.flatMap((part) => part.problems),
      ...contents.flatMap((part) => part.problems),
    ],
  };
}

function unknownCollection(name: string, collections: readonly string[]): Problem {
  const place = { file: `content/${name}`, pointer: "" };
  const folders = listOf([...collections, ...reservedFolders]);
  if (name.includes("."))
    return unexpectedFile(place.file, `Put it into one of the folders of content/: ${folders}.`);
  const message = `There is no collection "${name}" for the folder content/${name}.`;
  const hint = suggestion(name, [...collections, ...reservedFolders]);
  return createProblem("unknown-collection", place, message, hint ?? `Declare it in ${modelFile}.`);
}

async function readCollection(folder: SiteFolder, collection: Collection) {
  const path = `content/${collection.name}`;
  const { names, others, problems } = await folder.list(path, /.\.md$/);
  const ids = names.map((name) => name.slice(0, -".md".length));
  const unexpected = others
    .filter((name) => name !== orderName)
    .map((name) =>
      unexpectedFile(`${path}/${name}`, "An entry is a file of this very folder whose name ends in .md."),
    );
  const [order, read] = await Promise.all([
    readOrder(folder, collection, ids),
    Promise.all(ids.map((id) => readEntry(folder, `${path}/${id}.md`))),
  ]);
  return {
    name: collection.name,
    order: order.ids,
    entries: read.flatMap(({ source }, index) =>
      source ? [{ collection: collection.name, id: ids[index] ?? "", source }] : [],
    ),
    damaged: new Map(read.flatMap(({ file, damaged }) => (damaged ? [[file, damaged] as const] : []))),
    parts: [...read, { file: `${path}/${orderName}`, ...order }] as readonly ReadFile[],
    problems: [...problems, ...unexpected],
  };
}

async function readEntry(
  folder: SiteFolder,
  file: string,
): Promise<ReadFile & { readonly damaged?: DamagedText }> {
  const { text, readable, bytes, problems } = await folder.read(file);
  if (text !== undefined) return { file, text, ...readMarkdown(file, text) };
  const damaged = readable !== undefined && bytes ? { text: readable, bytes } : undefined;
  return { file, problems, ...(damaged && { damaged }) };
}
