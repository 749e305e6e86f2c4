import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from "node:zlib";
import { isCompressible } from "../files/is-compressible.ts";
import type { Cache } from "../incremental/cache.ts";
import type { Progress } from "../report/progress.ts";
import { type AssetFile, assetOf, bytesOf, type OutputFile, sizeOf } from "../write/output-file.ts";

const leastBytes = 1024;

const atOnce = 4;

const brotli = promisify<Uint8Array, BrotliOptions, Buffer>(brotliCompress);
const deflate = promisify<Uint8Array, ZlibOptions, Buffer>(gzip);
const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** The compressed kinds of a file by their endings; the bytes that each makes depend on its version. */
const encoders = {
  br: {
    version: process.versions.brotli,
    encode: (bytes: Uint8Array) =>
      brotli(bytes, { params: { ...quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } }),
  },
  gz: { version: process.versions.zlib, encode: (bytes: Uint8Array) => deflate(bytes, { level: 9 }) },
} as const;

type Ending = keyof typeof encoders;
const endings = Object.keys(encoders) as Ending[];

/** Compressed copies of the files that are worth it, from the cache where they are known. */
export async function precompress(
  cache: Cache,
  files: readonly OutputFile[],
  progress: Progress,
): Promise<AssetFile[]> {
  const paths = new Set(files.map(({ path }) => path));
  const wanted = files
    .filter((file) => isCompressible(file.path) && sizeOf(file) >= leastBytes)
    .flatMap((file) => endings.map((ending) => ({ file, ending, path: `${file.path}.${ending}` })))
    .filter(({ path }) => !paths.has(path));
  const made: AssetFile[] = [];
  const queue = wanted.entries();
  let done = 0;
  const work = async () => {
    for (const [index, { file, ending, path }] of queue) {
      made[index] = await compress(cache, { file, ending, path });
      progress.step("Compressed files", ++done, wanted.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (wanted.length > 0) progress.end();
  return made;
}

interface Wanted {
  readonly file: OutputFile;
  readonly ending: Ending;
  readonly path: string;
}

async function compress(cache: Cache, { file, ending, path }: Wanted): Promise<AssetFile> {
  const bytes = await bytesOf(file);
  const { version, encode } = encoders[ending];
  const name = `encoded/${createHash("sha256").update(bytes).digest("hex")}-${version}.${ending}`;
  const read = async () => (await cache.read(name)) ?? encode(bytes);
  const kept = await cache.find(name);
  if (kept) return { path, ...kept, read };
  const compressed = await encode(bytes);
  await cache.write(name, compressed);
  const found = await cache.find(name);
  return found ? { path, ...found, read } : assetOf(path, compressed);
}
