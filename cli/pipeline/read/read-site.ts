import { resolve } from "node:path";
import type { Readable } from "node:stream";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import type { IconDrawing } from "../../../schema/fields/resolved.ts";
import type { Formats } from "../../../schema/formats/index.ts";
import { filesForVersion2 } from "../../../schema/migrations/version-2/files.ts";
import { emptyModel, type Model } from "../../../schema/model/model.ts";
import type { ValidModel } from "../../../schema/parse/valid-model.ts";
import { createProblem, type Problem } from "../../../schema/problems/problem.ts";
import { configVersion } from "../../../schema/site/page-schema.ts";
import { conflictMarkerProblem } from "../../../schema/sources/conflict-markers.ts";
import { readJson } from "../../../schema/sources/json-source.ts";
import type { EntrySource, Source } from "../../../schema/sources/source.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { type OwnFont, readOwnFonts } from "../../assets/fonts/read-own-fonts.ts";
import { parseSvg } from "../../assets/parse-svg.ts";
import { readTheme } from "../../assets/read-theme.ts";
import { unexpectedFile } from "../../files/file-problems.ts";
import type { TreeFile } from "../../files/list-tree.ts";
import {
  type DamagedText,
  type ReadFile,
  readStandardInput,
  readText,
  standardInput,
} from "../../files/read-text.ts";
import type { SiteFolder } from "../../files/site-folder.ts";
import { isOutside, pathFrom } from "../../files/site-path.ts";
import type { Cache } from "../../incremental/cache.ts";
import type { RememberedEntries } from "../../incremental/entries.ts";
import { readContent } from "./read-content.ts";
import { readFiles } from "./read-files.ts";
import { type FormHandler, readFormHandler } from "./read-form-handler.ts";
import { readMedia } from "./read-media.ts";
import { modelFile } from "./read-model.ts";
import { readPatterns } from "./read-patterns.ts";

const iconsFolder = "content/icons";
const maxCharacters = 100_000;

interface ReadIcons {
  readonly icons: ReadonlyMap<string, IconDrawing>;
  readonly problems: readonly Problem[];
}

/**
 * Reads the site's own icons; `implied` are files, by their paths, that a site of an older version has without them.
 * Reports what reading texts reports, `merge-marks`, `bad-icon`, and `stray-file` for other files.
 */
async function readIcons(
  folder: SiteFolder,
  implied: Readonly<Record<string, string>> = {},
): Promise<ReadIcons> {
  const { names, others, problems } = await folder.list(iconsFolder, /.\.svg$/);
  for (const name of others)
    problems.push(unexpectedFile(`${iconsFolder}/${name}`, "Icons are SVG files of this very folder."));
  const icons = new Map<string, IconDrawing>();
  const files = new Set([...impliedIcons(implied), ...names.map((name) => `${iconsFolder}/${name}`)]);
  for (const file of files) {
    const fileName = file.slice(iconsFolder.length + 1);
    const name = fileName.slice(0, -".svg".length);
    const { text = implied[file], problems: found } = await folder.read(file);
    if (implied[file] === undefined) problems.push(...found);
    if (text === undefined) continue;
    const merge = conflictMarkerProblem(file, text);
    if (merge) {
      problems.push(merge);
      continue;
    }
    const read = readIcon(name, text);
    if ("mistake" in read)
      problems.push(
        createProblem("bad-icon", { file, pointer: "" }, `The icon ${fileName} ${read.mistake}.`, read.hint),
      );
    else icons.set(name, { name, ...read });
  }
  return { icons, problems };
}

function impliedIcons(implied: Readonly<Record<string, string>>): string[] {
  return Object.keys(implied).filter((file) => file.startsWith(`${iconsFolder}/`));
}

function readIcon(name: string, text: string): ReturnType<typeof parseSvg> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return {
      mistake: "has a name that a config can't write",
      hint: "Use small letters, digits and dashes: loaf-of-bread.svg.",
    };
  if (text.length > maxCharacters)
    return {
      mistake: `is longer than ${maxCharacters.toLocaleString("en")} characters`,
      hint: "Simplify its paths.",
    };
  return parseSvg(text);
}

export interface SiteSources {
  /** Undefined if it could not be read. */
  readonly config: Source | undefined;
  /** Undefined if it has errors. */
  readonly model: Model | undefined;
  /** What of a model with errors has none. */
  readonly validModel?: ValidModel | undefined;
  readonly entries: readonly EntrySource[];
  /** The ids of collections with a manual order, by collection. */
  readonly orders: ReadonlyMap<string, readonly string[]>;
  readonly patterns: readonly Source[];
  /** The pictures of content/media by name. */
  readonly media: ReadonlyMap<string, MediaMetadata>;
  /** The names in media.json, with or without a picture. */
  readonly described: readonly string[];
  /** The files of content/files. */
  readonly downloads: readonly TreeFile[];
  /** The files of the folder `public`. */
  readonly publicFiles: readonly TreeFile[];
  /** Those of content/icons by name. */
  readonly icons: ReadonlyMap<string, IconDrawing>;
  /** Those of content/fonts. */
  readonly fonts: readonly OwnFont[];
  /** Undefined if the site has none. */
  readonly formHandler: FormHandler | undefined;
  /** Every file that was parsed, by path. */
  readonly files: ReadonlyMap<string, Source>;
  /** The text of every file that was read, also of those that could not be understood. */
  readonly texts: FileTexts;
  /** The entries' files that are not clean UTF-8. */
  readonly damaged: ReadonlyMap<string, DamagedText>;
  readonly problems: readonly Problem[];
}

/** The model, or what of it has no error. */
export function knownModel({ model, validModel }: Pick<SiteSources, "model" | "validModel">): Model {
  return model ?? validModel?.model ?? emptyModel;
}

/** Texts by their files' names. That of a file which has not changed since an earlier run is read when it is asked for. */
export interface FileTexts extends Iterable<readonly [file: string, text: string]> {
  get(file: string): string | undefined;
}

/** How a site is read. */
export interface ReadOptions {
  /** Where the config comes from if its name is `-`. */
  readonly stdin?: Readable | undefined;
  /** The site's own formats. */
  readonly formats?: Formats;
  readonly cache?: Cache;
  /** Entries that were read before, and are read again only if they have changed. */
  readonly remembered?: RememberedEntries;
}

/**
 * Reads a site: its config (`-` is what comes from `stdin`), its model, the entries of its collections and their order, its
 * patterns, pictures, downloads, icons, fonts, styles and form handler.
 *
 * Reports what its parts report.
 */
export async function readSite(
  folder: SiteFolder,
  configPath: string,
  { stdin, formats, cache, remembered }: ReadOptions = {},
): Promise<SiteSources> {
  const config = await readConfig(folder, configPath, stdin);
  const implied = impliedFiles(config.source?.value);
  const isKnown = isPresentVersion(config.source?.value) || implied[modelFile] !== undefined;
  const [content, media, files, icons, fonts, theme, patterns, formHandler] = await Promise.all([
    readContent(folder, { impliedModel: implied[modelFile], isKnown, formats, cache, remembered }),
    readMedia(folder, cache),
    readFiles(folder),
    readIcons(folder, implied),
    readOwnFonts(folder),
    readTheme(folder),
    readPatterns(folder),
    readFormHandler(folder),
  ]);
  const parts = [config, ...content.parts, ...patterns.parts, media, theme];
  const sources = parts.flatMap(({ source }) => source ?? []);
  return {
    config: config.source,
    model: content.model,
    validModel: content.validModel,
    entries: content.entries,
    orders: content.orders,
    patterns: patterns.patterns,
    media: media.media,
    described: media.described,
    downloads: files.downloads,
    publicFiles: files.publicFiles,
    icons: icons.icons,
    fonts: fonts.fonts,
    formHandler,
    files: new Map(sources.map((source) => [source.file, source])),
    texts: textsOf(parts),
    damaged: content.damaged,
    problems: outermost([
      ...config.problems,
      ...content.problems,
      ...[media, files, icons, fonts, theme, patterns].flatMap(({ problems }) => problems),
    ]),
  };
}

function textsOf(parts: readonly ReadFile[]): FileTexts {
  const byFile = new Map(parts.map((part) => [part.file, part]));
  return {
    get: (file) => byFile.get(file)?.text,
    *[Symbol.iterator]() {
      for (const [file, { text }] of byFile) if (text !== undefined) yield [file, text] as const;
    },
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
  folder: SiteFolder,
  configPath: string,
  stdin: Readable | undefined,
): Promise<ReadFile> {
  const path = resolve(folder.path, configPath);
  const piped = configPath === "-" && stdin !== undefined;
  const file = piped ? standardInput : pathFrom(folder.path, path);
  // A config of this site is read from this site; one from elsewhere was asked for by its path.
  const inside = !isOutside(folder.path, path);
  const { text, problems } = piped
    ? await readStandardInput(file, stdin)
    : await (inside ? folder.read(file) : readText(path, file));
  return text === undefined ? { file, problems } : { file, text, ...readJson(file, text) };
}

function impliedFiles(config: unknown): Readonly<Record<string, string>> {
  return isObject(config) && config.configVersion === 1 ? filesForVersion2 : {};
}

function isPresentVersion(config: unknown): boolean {
  return isObject(config) && config.configVersion === configVersion;
}
