import { createHash } from "node:crypto";
import { mkdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { imageSize } from "image-size";
import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import { readJson } from "../../schema/json-source.ts";
import { createProblem, type Problem } from "../../schema/problem.ts";
import { pointerTo, type Source } from "../../schema/source.ts";
import { suggestion } from "../../schema/suggest.ts";
import { cacheFolder } from "../cache.ts";
import { writeFileWhole } from "../write/write-file-whole.ts";
import { listFiles } from "./list-files.ts";
import { readText } from "./read-text.ts";

export const mediaFolder = "content/media";
export const catalogueFile = `${mediaFolder}/media.json`;

export const pictureName = /\.(jpe?g|png|webp|avif|gif)$/i;

interface Media {
  readonly media: ReadonlyMap<string, MediaFacts>;
  readonly sources: readonly Source[];
  readonly problems: readonly Problem[];
}

/**
 * What is known of the pictures in content/media: sizes and versions from the files, alternative texts from
 * media.json beside them.
 *
 * Reports `bad-picture` for a file that is not the picture its name says, and for a catalogue entry `unknown-key`
 * or `wrong-type`.
 */
export async function readMedia(root: string): Promise<Media> {
  const folder = join(root, mediaFolder);
  const { names, problems: listing } = await listFiles(root, mediaFolder, pictureName);
  const { catalogue, sources, problems: found } = await readCatalogue(root);
  const problems = [...listing, ...found];
  const known = await readIndex(root);
  const index: MediaIndex = {};
  await Promise.all(
    names.map(async (name) => {
      const { mtimeMs, size } = await stat(join(folder, name));
      const seen = known[name];
      const same = seen?.mtimeMs === mtimeMs && seen.size === size;
      index[name] = same ? seen : { mtimeMs, size, ...measure(await readFile(join(folder, name))) };
    }),
  );
  if (names.some((name) => index[name] !== known[name])) await writeIndex(root, index);
  const media = new Map<string, MediaFacts>();
  for (const name of names) {
    const { width = 0, height = 0, version = "" } = index[name] ?? {};
    const place = { file: `${mediaFolder}/${name}`, pointer: "" };
    if (width === 0 || height === 0) {
      problems.push(
        createProblem(
          "bad-picture",
          place,
          `${name} is not a picture that can be read.`,
          "Save it again as JPEG, PNG or WebP.",
        ),
      );
    } else if (isTooLarge({ width, height })) {
      const message = `The picture ${name} is ${width} × ${height} pixels, which is not a size that can be shown.`;
      problems.push(
        createProblem("bad-picture", place, message, "Make it smaller, such as 2,000 pixels wide."),
      );
    } else media.set(name, { width, height, version, ...catalogue.get(name) });
  }
  return { media, sources, problems };
}

/** What was found out about each picture, kept between runs for as long as its file does not change. */
type MediaIndex = Record<
  string,
  { mtimeMs: number; size: number; width?: number; height?: number; version?: string }
>;

const indexFile = "media-index.json";
const longest = 20_000;
const mostPixels = 100_000_000;

async function readIndex(root: string): Promise<MediaIndex> {
  try {
    return JSON.parse(await readFile(join(cacheFolder(root), indexFile), "utf8")) as MediaIndex;
  } catch {
    return {};
  }
}

async function writeIndex(root: string, index: MediaIndex): Promise<void> {
  const path = join(cacheFolder(root), indexFile);
  await mkdir(dirname(path), { recursive: true });
  await writeFileWhole(path, JSON.stringify(index));
}

/** Whether a picture has more pixels than can be shown. */
export function isTooLarge({ width, height }: Pick<MediaFacts, "width" | "height">): boolean {
  return width > longest || height > longest || width * height > mostPixels;
}

/** The size in pixels as it is shown, and a version from the bytes; neither for what is no picture. */
export function measure(bytes: Uint8Array): Partial<Pick<MediaFacts, "width" | "height" | "version">> {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    const size = orientation >= 5 ? { width: height, height: width } : { width, height };
    return { ...size, version: createHash("sha256").update(bytes).digest("hex").slice(0, 8) };
  } catch {
    return {};
  }
}

type Catalogue = Map<string, Pick<MediaFacts, "alt" | "decorative">>;

async function readCatalogue(
  root: string,
): Promise<{ catalogue: Catalogue; sources: Source[]; problems: Problem[] }> {
  const catalogue: Catalogue = new Map();
  const { text, problems } = await readText(join(root, catalogueFile), catalogueFile);
  if (text === undefined) {
    return {
      catalogue,
      sources: [],
      problems: problems.filter((problem) => problem.code !== "file-missing"),
    };
  }
  const { source, problems: found } = readJson(catalogueFile, text);
  if (!source) return { catalogue, sources: [], problems: found };
  if (!isObject(source.value)) {
    const message = `${catalogueFile} must be an object with the name of a picture for each key.`;
    found.push(createProblem("wrong-type", { file: catalogueFile, pointer: "" }, message));
    return { catalogue, sources: [source], problems: found };
  }
  for (const [name, entry] of Object.entries(source.value)) {
    const place = { file: catalogueFile, pointer: pointerTo("", name) };
    const { alt, decorative, ...others } = isObject(entry) ? entry : { alt: entry };
    const written =
      (alt === undefined || typeof alt === "string") &&
      (decorative === undefined || typeof decorative === "boolean");
    if (!written || !isObject(entry)) {
      const message = `What is said of "${name}" must be { "alt": "…" } or { "decorative": true }.`;
      found.push(createProblem("wrong-type", place, message));
      continue;
    }
    for (const key of Object.keys(others)) {
      const at = { file: catalogueFile, pointer: pointerTo(place.pointer, key), target: "key" } as const;
      const hint = suggestion(key, ["alt", "decorative"]);
      found.push(createProblem("unknown-key", at, `"${name}" has no key "${key}".`, hint));
    }
    catalogue.set(name, {
      ...(typeof alt === "string" && { alt }),
      ...(decorative === true && { decorative }),
    });
  }
  return { catalogue, sources: [source], problems: found };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
