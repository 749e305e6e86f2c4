import { readFileSync, statSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { RenderedFile } from "../../renderer/render/rendered-file.ts";

export interface AssetFile {
  /** Relative to the output folder, with forward slashes. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** When its source was changed, in milliseconds since 1970. */
  readonly modifiedMs?: number;
  /** The path of a file that is moved into place instead of being written. */
  readonly movedFrom?: string;
  /** Whether it is known to differ from what is in the output folder. */
  readonly isNew?: boolean;
  /** Of the file in the output folder that it is identical with. */
  readonly inode?: number;
  read(): Promise<Uint8Array>;
}

export type OutputFile = RenderedFile | AssetFile;

export async function assetFrom(path: string, source: string): Promise<AssetFile> {
  const { size, mtimeMs } = await stat(source);
  return { path, size, modifiedMs: Math.floor(mtimeMs), read: () => readFile(source) };
}

/** Bytes in memory as an asset. */
export function assetOf(path: string, content: string | Uint8Array): AssetFile {
  const bytes = Buffer.from(content);
  return { path, size: bytes.byteLength, read: async () => bytes };
}

export async function bytesOf(file: OutputFile): Promise<Uint8Array> {
  return "text" in file ? Buffer.from(file.text) : file.read();
}

export function sizeOf(file: OutputFile): number {
  return "text" in file ? Buffer.byteLength(file.text) : file.size;
}

/** Whether a file on disk already has the content of a file of the site. */
export async function isWritten(target: string, file: OutputFile): Promise<boolean> {
  if ("text" in file) return readFileSync(target).equals(Buffer.from(file.text));
  const { size, mtimeMs } = statSync(target);
  if (size !== file.size) return false;
  return Math.floor(mtimeMs) === file.modifiedMs || readFileSync(target).equals(await file.read());
}
