import type { Formats } from "../../../schema/formats/index.ts";
import { reservedFolders } from "../../../schema/model/check-model.ts";
import type { Collection, Model } from "../../../schema/model/model.ts";
import type { ValidModel } from "../../../schema/parse/valid-model.ts";
import { createProblem, type Problem } from "../../../schema/problems/problem.ts";
import { readMarkdown } from "../../../schema/sources/markdown-source.ts";
import type { EntrySource } from "../../../schema/sources/source.ts";
import { listOf, suggestion } from "../../../schema/text/suggest.ts";
import { eachInTurns } from "../../files/each-in-turns.ts";
import { unexpectedFile } from "../../files/file-problems.ts";
import type { DamagedText, ReadFile } from "../../files/read-text.ts";
import type { SiteFolder } from "../../files/site-folder.ts";
import type { Cache } from "../../incremental/cache.ts";
import type { ReadEntryFile, RememberedEntries, RememberedEntry } from "../../incremental/entries.ts";
import { settledStamp } from "../../incremental/inputs.ts";
import { modelFile, readModel } from "./read-model.ts";
import { orderName, readOrder } from "./read-order.ts";
import { entrySchemaName } from "./schema-files.ts";

/** The files of content that belong to the model and its collections. */
export interface Content {
  /** Undefined if it has errors. */
  readonly model: Model | undefined;
  /** What of a model with errors has none. */
  readonly validModel?: ValidModel | undefined;
  readonly entries: readonly EntrySource[];
  /** The ids of collections with a manual order, by collection. */
  readonly orders: ReadonlyMap<string, readonly string[]>;
  /** Files that are not valid UTF-8, by path. */
  readonly damaged: ReadonlyMap<string, DamagedText>;
  /** Every file that was read. */
  readonly parts: readonly ReadFile[];
  readonly problems: readonly Problem[];
}

export interface ContentOptions {
  /** The text of the model that a site of an older version has; used if there is no file. */
  readonly impliedModel: string | undefined;
  /** Whether the config says which version it is of, so that a model that is not there is known to be empty. */
  readonly isKnown: boolean;
  readonly formats?: Formats | undefined;
  readonly cache?: Cache | undefined;
  /** Entries that were read before, and are read again only if they have changed. */
  readonly remembered?: RememberedEntries | undefined;
}

/**
 * Reads the model, and the entries of its collections with their order. Reports what its parts report, and
 * `unknown-collection` for a folder that is no collection's.
 */
export async function readContent(
  folder: SiteFolder,
  { impliedModel, isKnown, formats, cache, remembered }: ContentOptions,
): Promise<Content> {
  const [{ model: found, validModel: valid, ...read }, { others, problems }] = await Promise.all([
    readModel(folder, { implied: impliedModel, formats, cache }),
    folder.list("content", /^$/),
  ]);
  // Of a folder that can't be read, nothing is known.
  const isListed = !problems.some(({ file }) => file === "content");
  const [model, validModel] = isListed ? [found, valid] : [];
  const names = others.filter((name) => !reservedFolders.includes(name) && `content/${name}` !== modelFile);
  const collections = (model ?? validModel?.model)?.collections ?? {};
  // Of a model with an error in it, or one that an unreadable config may imply, the collections are not known.
  const known = [
    ...Object.keys(collections).flatMap((name) => [name, entrySchemaName(name)]),
    entrySchemaName("patterns"),
  ];
  const unknown =
    model && (isKnown || read.text !== undefined) ? names.filter((name) => !known.includes(name)) : [];
  const contents = await Promise.all(
    Object.values(collections)
      .filter(({ name }) => names.includes(name))
      .map((collection) => readCollection(folder, collection, remembered)),
  );
  const parts: ReadFile[] = [{ file: modelFile, ...read }, ...contents.flatMap((part) => part.parts)];
  return {
    model,
    validModel,
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

async function readCollection(
  folder: SiteFolder,
  collection: Collection,
  remembered: RememberedEntries | undefined,
) {
  const path = `content/${collection.name}`;
  const { names, others, problems } = await folder.list(path, /.\.md$/);
  const ids = names.map((name) => name.slice(0, -".md".length));
  const unexpected = others
    .filter((name) => name !== orderName)
    .map((name) =>
      unexpectedFile(`${path}/${name}`, "An entry is a file of this very folder whose name ends in .md."),
    );
  const order = await readOrder(folder, collection, ids);
  const read: ReadEntryFile[] = [];
  await eachInTurns(ids, async (id) => {
    read.push(await readOrRemember(folder, `${path}/${id}.md`, remembered));
  });
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

async function readOrRemember(
  folder: SiteFolder,
  file: string,
  remembered: RememberedEntries | undefined,
): Promise<ReadEntryFile> {
  const stamp = remembered && settledStamp(folder.note(file));
  const known = remembered?.get(file);
  if (known && known.stamp === stamp) return known.read;
  const read = await readEntry(folder, file, known);
  // What was written a moment before has no stamp yet.
  remembered?.set(file, { ...(read === known?.read && known), stamp: stamp ?? "", read });
  return read;
}

async function readEntry(
  folder: SiteFolder,
  file: string,
  known: RememberedEntry | undefined,
): Promise<ReadEntryFile> {
  const { text, readable, bytes, problems } = await folder.read(file);
  if (text !== undefined && known?.has?.(text)) return known.read;
  if (text !== undefined) return { file, text, ...readMarkdown(file, text) };
  const damaged = readable !== undefined && bytes ? { text: readable, bytes } : undefined;
  return { file, problems, ...(damaged && { damaged }) };
}
