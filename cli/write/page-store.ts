import { lstatSync, readFileSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { RenderedPage } from "../../renderer/render/render-site.ts";
import type { RenderedFile } from "../../renderer/render/rendered-file.ts";
import { folderMaker } from "./folder-maker.ts";
import type { AssetFile } from "./output-file.ts";

export interface StoredFile {
  /** Relative to that folder, as it will be to the output folder. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}

/** Writes files as soon as they are rendered, so that their texts need not be kept. */
interface PageStore {
  page(page: PageDocument): StoredFile;
  file(file: RenderedFile): StoredFile;
  pageFor(out: string, page: PageDocument): AssetFile;
  fileFor(out: string, file: RenderedFile): AssetFile;
}

type PageDocument = Pick<RenderedPage, "path" | "document">;

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
  let memory = Buffer.allocUnsafeSlow(2 ** 17);
  /** In the same memory for each page: they stay as they are until those of another page are asked for. */
  const bytesOf = ({ document: { start, styles, end } }: PageDocument): Buffer => {
    const middle = encodedOnce(styles);
    const most = 3 * (start.length + end.length) + middle.length;
    if (most > memory.length) memory = Buffer.allocUnsafeSlow(2 * most);
    let size = memory.write(start, 0);
    size += middle.copy(memory, size);
    size += memory.write(end, size);
    return memory.subarray(0, size);
  };
  const writeFor = (out: string, path: string, bytes: Buffer): AssetFile =>
    sameFile(out, path, bytes) ?? { ...movedFrom(folder, out)(write(path, bytes)), isNew: true };
  return {
    page: (page) => write(page.path, bytesOf(page)),
    file: ({ path, text }) => write(path, Buffer.from(text)),
    pageFor: (out, page) => writeFor(out, page.path, bytesOf(page)),
    fileFor: (out, { path, text }) => writeFor(out, path, Buffer.from(text)),
  };
}

/** A file of the output folder if it has just these bytes. */
function sameFile(out: string, path: string, bytes: Buffer): AssetFile | undefined {
  const source = join(out, path);
  const found = lstatSync(source, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size !== bytes.byteLength || !readFileSync(source).equals(bytes))
    return undefined;
  return { path, size: found.size, inode: found.ino, read: () => readFile(source) };
}

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
