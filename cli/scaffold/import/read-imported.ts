import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { decodeText } from "../../../schema/sources/decode-text.ts";
import { SiteError } from "../../files/site-error.ts";
import { configFile, fileError, kindOf } from "./importable.ts";
import { changesFile, type ImportedChanges, noChanges, readChanges } from "./read-changes.ts";
import { readZip } from "./read-zip.ts";

/** The files of an exported config or archive, by path in the site. */
export interface Imported {
  /** The config, entries and other texts. */
  readonly texts: ReadonlyMap<string, string>;
  /** Pictures and downloads. */
  readonly bytes: ReadonlyMap<string, Uint8Array>;
  /** What the archive says about deleted and copied files. */
  readonly changes: ImportedChanges;
}

/** Reads an exported config or archive. Throws a SiteError for a file of it that can't be a part of a site. */
export async function readImported(file: string, cwd: string): Promise<Imported> {
  const content = await readFile(resolve(cwd, file)).catch(() => undefined);
  if (!content) throw new SiteError(`There is no file ${file}, or it can't be read.`);
  const isZip = content.subarray(0, 4).toString("latin1") === "PK\u0003\u0004";
  if (!isZip && !/\.json$/i.test(file))
    throw new SiteError(
      `${basename(file)} is neither a config nor an archive.\n  Name the .json or .zip file that the editor exported.`,
    );
  const files = isZip ? readZip(content) : new Map([[configFile, content]]);
  const texts = new Map<string, string>();
  const bytes = new Map<string, Uint8Array>();
  for (const [name, data] of files) {
    if (isZip && name === changesFile) continue;
    const target = name === "site-content.json" ? configFile : name;
    if (kindOf(target) === "text") texts.set(target, textOf(target, data));
    else bytes.set(target, checked(name, data));
  }
  if (files.size === 0) throw new SiteError(`There is nothing in ${basename(file)}.`, 1);
  const said = isZip ? files.get(changesFile) : undefined;
  return { texts, bytes, changes: said ? readChanges(textOf(changesFile, said)) : noChanges };
}

function textOf(target: string, data: Uint8Array): string {
  const { text, problems } = decodeText(data, target);
  if (text === undefined) throw new SiteError(problems[0]?.message ?? `${target} can't be read as text.`, 1);
  return text;
}

function checked(name: string, data: Uint8Array): Uint8Array {
  if (kindOf(name) === undefined)
    throw new SiteError(
      `${name} is no file that can be imported.\n  An archive has site.config.json, entries such as content/articles/hello.md, and files of content/media and content/files.`,
      1,
    );
  const mistake = fileError(name, data);
  if (mistake !== undefined) throw new SiteError(mistake, 1);
  return data;
}
