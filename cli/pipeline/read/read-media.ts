import { stat } from "node:fs/promises";
import { join } from "node:path";
import { picturePathError } from "../../../renderer/resolve/pictures/picture-path.ts";
import type { MediaMetadata } from "../../../renderer/resolve/pictures/pictures.ts";
import { pictureLimits } from "../../../schema/fields/picture-limits.ts";
import { createProblem, type Problem } from "../../../schema/problems/problem.ts";
import type { Source } from "../../../schema/sources/source.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { listPictures, mediaFolder } from "../../assets/list-pictures.ts";
import { type Measured, measurePicture } from "../../assets/measure-picture.ts";
import { unexpectedFile } from "../../files/file-problems.ts";
import { packageRoot } from "../../files/package-root.ts";
import type { SiteFolder } from "../../files/site-folder.ts";
import { type Cache, fingerprint, openCache } from "../../incremental/cache.ts";
import { hashOf, settledStamp } from "../../incremental/inputs.ts";
import { packageVersions } from "../../incremental/package-inputs.ts";
import { catalogueFile, readCatalogue } from "./read-catalogue.ts";

/** What somebody takes for a picture, and browsers do not show or may not be trusted with. */
const otherPictureName = /\.(svgz|hei[cf]|tiff?|bmp|ico|psd|ai|eps|pdf|jxl|jp2|raw|dng|html?|xml)$/i;

interface Media {
  readonly media: ReadonlyMap<string, MediaMetadata>;
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
export async function readMedia(folder: SiteFolder, cache = openCache(folder.path)): Promise<Media> {
  const [{ names, others, problems: listing }, catalogue] = await Promise.all([
    listPictures(folder),
    readCatalogue(folder),
  ]);
  const problems = [...listing, ...catalogue.problems];
  for (const name of others) if (name !== "media.json") problems.push(notAPicture(name));
  const known = await readIndex(cache);
  const index: MediaIndex = {};
  const queue = names[Symbol.iterator]();
  const work = async () => {
    for (const name of queue) {
      const path = await folder.locate(`${mediaFolder}/${name}`);
      index[name] = await lookAt(path ?? join(folder.path, mediaFolder, name), known[name]);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  const isNew = ({ stamp, hash }: Seen, known?: Seen) => hash !== known?.hash || stamp !== known?.stamp;
  if (Object.entries(index).some(([name, seen]) => isNew(seen, known[name]))) await writeIndex(cache, index);
  const media = new Map<string, MediaMetadata>();
  for (const name of names) {
    const facts = index[name]?.measured;
    if (!facts) continue;
    const misnamed = picturePathError(name);
    if (misnamed)
      problems.push(badPicture(name, `can't be published: ${misnamed}`, "Rename it, or put it elsewhere."));
    else if ("mistake" in facts) problems.push(badPicture(name, facts.mistake, facts.hint));
    else media.set(name, { ...facts, ...catalogue.said.get(name) });
  }
  // What is wrong with a picture has been said, whatever is said of it.
  const described = [...catalogue.said.keys()].filter((name) => media.has(name) || !names.includes(name));
  return { file: catalogueFile, media, described, source: catalogue.source, text: catalogue.text, problems };
}

/** What was found out about a picture, true for as long as its file has the same stamp, or else the same bytes. */
interface Seen {
  readonly stamp?: string | undefined;
  readonly hash?: string;
  readonly measured: Measured;
}
type MediaIndex = Record<string, Seen>;

async function lookAt(path: string, seen: Seen | undefined): Promise<Seen> {
  const stamp = settledStamp(path);
  if (seen && stamp !== undefined && seen.stamp === stamp) return seen;
  try {
    const { size } = await stat(path);
    if (size > pictureLimits.bytes) return { measured: tooLarge };
    const hash = hashOf(path);
    const measured = seen?.hash === hash ? seen.measured : await measurePicture(path);
    return { stamp, hash, measured };
  } catch {
    // The reason may go without the file changing, so it is looked for every time.
    return { measured: { mistake: "can't be opened", hint: "Check whether you may read it." } };
  }
}

const tooLarge = {
  mistake: `is larger than ${pictureLimits.bytes / 1_000_000} MB`,
  hint: "Save it smaller.",
};

function badPicture(name: string, mistake: string, hint: string): Problem {
  const place = { file: `${mediaFolder}/${name}`, pointer: "" };
  return createProblem("bad-picture", place, `The picture ${truncateForMessage(name)} ${mistake}.`, hint);
}

function notAPicture(name: string): Problem {
  if (!otherPictureName.test(name))
    return unexpectedFile(
      `${mediaFolder}/${name}`,
      "Pictures are JPEG, PNG, WebP, AVIF, GIF or SVG files, in this folder or in folders of it.",
    );
  const kind = name.slice(name.lastIndexOf(".") + 1).toUpperCase();
  return badPicture(
    name,
    `is of the kind ${kind}, which can't be published`,
    "Save it as JPEG, PNG or WebP.",
  );
}

const indexFile = "media-index.json";

async function readIndex(cache: Cache): Promise<MediaIndex> {
  const text = (await cache.read(indexFile))?.toString();
  const kept = text === undefined ? undefined : (JSON.parse(text) as KeptIndex);
  return kept?.measuredBy === measuredBy() ? kept.pictures : {};
}

async function writeIndex(cache: Cache, pictures: MediaIndex): Promise<void> {
  await cache.write(indexFile, JSON.stringify({ measuredBy: measuredBy(), pictures } satisfies KeptIndex));
}

interface KeptIndex {
  readonly measuredBy: string;
  readonly pictures: MediaIndex;
}

function measuredBy(): string {
  const code = [
    ...["package.json", "cli/assets/measure-picture.ts", "cli/pipeline/read/read-media.ts"],
    "renderer/svg/sanitize-svg.ts",
  ];
  const hashes = code.map((file) => hashOf(join(packageRoot, file)));
  return fingerprint(JSON.stringify([pictureLimits, packageVersions("sharp", "image-size"), hashes]));
}
