import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { decodeText } from "../../schema/decode-text.ts";
import { SiteError } from "../site-error.ts";
import { readZip } from "./read-zip.ts";

export const configFile = "site.config.json";

/** Where an archive's files may go: entries and orders of collections, and the config. */
const importable = /^content\/[a-z][a-z0-9-]*\/(?:[^/\\:*?"<>|]+\.md|order\.json)$/;

/** The texts in an exported config or archive, by the files of the site that they are for. Throws a SiteError. */
export async function readImported(file: string, cwd: string): Promise<ReadonlyMap<string, string>> {
  const bytes = await readFile(resolve(cwd, file)).catch(() => undefined);
  if (!bytes) throw new SiteError(`There is no file ${file}, or it can't be read.`);
  const isZip = bytes.subarray(0, 4).toString("latin1") === "PK\u0003\u0004";
  if (!isZip && !/\.json$/i.test(file))
    throw new SiteError(
      `${basename(file)} is neither a config nor an archive.\n  Name the .json or .zip file that the editor exported.`,
    );
  const files = isZip ? readZip(bytes) : new Map([[configFile, bytes]]);
  const texts = new Map<string, string>();
  for (const [name, content] of files) {
    const target = name === "site-content.json" ? configFile : name;
    if (target !== configFile && (!importable.test(target) || target.includes("..")))
      throw new SiteError(
        `${name} is no file that can be imported.\n  An archive has site.config.json and files such as content/articles/hello.md.`,
        1,
      );
    const { text, problems } = decodeText(content, target);
    if (text === undefined) throw new SiteError(problems[0]?.message ?? `${name} can't be read as text.`, 1);
    texts.set(target, text);
  }
  if (texts.size === 0) throw new SiteError(`There is nothing in ${basename(file)}.`, 1);
  return texts;
}
