import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RenderedPage } from "../../renderer/render/render-site.ts";
import type { RenderedFile } from "../../renderer/render/rendered-file.ts";
import { folderMaker } from "./folder-maker.ts";
import type { AssetFile } from "./output-file.ts";

/** A file that was written into a folder from which it is moved. */
export interface StoredFile {
  /** Relative to that folder, as it will be to the output folder. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}

/** Writes files as soon as they are rendered, so that their texts need not be kept. */
export interface PageStore {
  page(page: Pick<RenderedPage, "path" | "document">): StoredFile;
  file(file: RenderedFile): StoredFile;
}

export function createPageStore(folder: string): PageStore {
  const makeFolder = folderMaker();
  const write = (path: string, bytes: Buffer): StoredFile => {
    const target = join(folder, path);
    makeFolder(dirname(target));
    writeFileSync(target, bytes);
    return { path, size: bytes.byteLength };
  };
  // Many pages have the same styles, which are most of their text.
  const encoded = new Map<string, Buffer>();
  const encodedOnce = (text: string) => {
    const bytes = encoded.get(text) ?? Buffer.from(text);
    encoded.set(text, bytes);
    return bytes;
  };
  return {
    page: ({ path, document: { start, styles, end } }) =>
      write(path, Buffer.concat([Buffer.from(start), encodedOnce(styles), Buffer.from(end)])),
    file: ({ path, text }) => write(path, Buffer.from(text)),
  };
}

/** A stored file as one that is moved into the output folder. */
export function movedFrom(folder: string, out: string): (file: StoredFile) => AssetFile {
  return ({ path, size }) => {
    const source = join(folder, path);
    return {
      path,
      size,
      movedFrom: source,
      read: () => readFile(source).catch(() => readFile(join(out, path))),
    };
  };
}
