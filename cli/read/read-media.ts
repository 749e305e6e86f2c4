import { mkdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { diskNameMistake } from "../../renderer/resolve/disk-name.ts";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import { pictureLimits } from "../../schema/picture-limits.ts";
import { createProblem, type Problem } from "../../schema/problem.ts";
import { shownText } from "../../schema/shown-text.ts";
import type { Source } from "../../schema/source.ts";
import { cacheFolder } from "../cache.ts";
import { writeFileWhole } from "../write/write-file-whole.ts";
import { unexpectedFile } from "./file-problems.ts";
import { type Measured, measurePicture } from "./measure-picture.ts";
import { catalogueFile, readCatalogue } from "./read-catalogue.ts";
import type { SiteFolder } from "./site-folder.ts";

export const mediaFolder = "content/media";

const pictureName = /\.(jpe?g|png|webp|avif|gif)$/i;
/** What somebody takes for a picture, and browsers do not show or may not be trusted with. */
const otherPictureName = /\.(svgz?|hei[cf]|tiff?|bmp|ico|psd|ai|eps|pdf|jxl|jp2|raw|dng|html?|xml)$/i;

interface Media {
  readonly media: ReadonlyMap<string, MediaFacts>;
  /** The names of the pictures that media.json says something of. */
  readonly described: readonly string[];
  readonly file: string;
  readonly source: Source | undefined;
  /** The text of media.json, also when it could not be understood. */
  readonly text: string | undefined;
  readonly problems: readonly Problem[];
}

/**
 * What is known of the pictures in content/media: sizes and versions from the files, alternative texts from
 * media.json beside them.
 *
 * Reports `bad-picture` for a file that is not the picture its name says, `stray-file` for one that is none at all,
 * and what the catalogue reports.
 */
export async function readMedia(folder: SiteFolder): Promise<Media> {
  const [{ names, others, problems: listing }, catalogue] = await Promise.all([
    folder.list(mediaFolder, pictureName),
    readCatalogue(folder),
  ]);
  const problems = [...listing, ...catalogue.problems];
  for (const name of others) if (name !== "media.json") problems.push(notAPicture(name));
  const root = folder.path;
  const known = await readIndex(folder);
  const index: MediaIndex = {};
  const queue = names[Symbol.iterator]();
  const work = async () => {
    for (const name of queue) index[name] = await lookAt(join(root, mediaFolder, name), known[name]);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  if (names.some((name) => index[name] !== known[name])) await writeIndex(root, index);
  const media = new Map<string, MediaFacts>();
  for (const name of names) {
    const facts = index[name]?.measured;
    if (!facts) continue;
    const misnamed = diskNameMistake(name, spareForVariant);
    if (misnamed) problems.push(badPicture(name, `can't be published: ${misnamed}`, "Rename the file."));
    else if ("mistake" in facts) problems.push(badPicture(name, facts.mistake, facts.hint));
    else media.set(name, { ...facts, ...catalogue.said.get(name) });
  }
  // What is wrong with a picture has been said, whatever is said of it.
  const described = [...catalogue.said.keys()].filter((name) => media.has(name) || !names.includes(name));
  return { file: catalogueFile, media, described, source: catalogue.source, text: catalogue.text, problems };
}

/** What was found out about each picture, kept between runs for as long as its file does not change. */
interface Seen {
  readonly mtimeMs: number;
  readonly size: number;
  readonly measured: Measured;
}
type MediaIndex = Record<string, Seen>;

async function lookAt(path: string, seen: Seen | undefined): Promise<Seen> {
  const { mtimeMs, size } = await stat(path);
  if (seen?.mtimeMs === mtimeMs && seen.size === size && seen.measured) return seen;
  const tooLarge = {
    mistake: `is larger than ${pictureLimits.bytes / 1_000_000} MB`,
    hint: "Save it smaller.",
  };
  const unreadable = { mistake: "can't be opened", hint: "Check whether you may read it." };
  const measured = size > pictureLimits.bytes ? tooLarge : await measurePicture(path).catch(() => unreadable);
  return { mtimeMs, size, measured };
}

function badPicture(name: string, mistake: string, hint: string): Problem {
  const place = { file: `${mediaFolder}/${name}`, pointer: "" };
  return createProblem("bad-picture", place, `The picture ${shownText(name)} ${mistake}.`, hint);
}

function notAPicture(name: string): Problem {
  if (!otherPictureName.test(name))
    return unexpectedFile(
      `${mediaFolder}/${name}`,
      "Pictures are JPEG, PNG, WebP, AVIF or GIF files of this very folder.",
    );
  const kind = name.slice(name.lastIndexOf(".") + 1).toUpperCase();
  return badPicture(
    name,
    `is of the kind ${kind}, which can't be published`,
    "Save it as JPEG, PNG or WebP.",
  );
}

/** In bytes: the version, the width and the ending that a picture's name gets when it is published. */
const spareForVariant = 30;

/** A new name whenever what is kept changes. */
const indexFile = "media-index-3.json";

async function readIndex(folder: SiteFolder): Promise<MediaIndex> {
  const path = await folder.locate(`.blockwork/cache/${indexFile}`);
  if (path === undefined) return {};
  try {
    const index: unknown = JSON.parse(await readFile(path, "utf8"));
    return typeof index === "object" && index !== null ? (index as MediaIndex) : {};
  } catch {
    return {};
  }
}

async function writeIndex(root: string, index: MediaIndex): Promise<void> {
  const path = join(cacheFolder(root), indexFile);
  await mkdir(dirname(path), { recursive: true });
  await writeFileWhole(path, JSON.stringify(index));
}
