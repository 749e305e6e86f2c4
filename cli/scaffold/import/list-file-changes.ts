import { readFile } from "node:fs/promises";
import { fileSize } from "../../../editing/labels/format-value.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { mediaFolder } from "../../assets/list-pictures.ts";
import type { SiteFolder } from "../../files/site-folder.ts";
import { filesFolder } from "../../pipeline/read/read-files.ts";

/** The pictures and downloads of an import that differ from the site's. */
interface FileChanges {
  /** By path. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** One line for each, as it is printed. */
  readonly lines: readonly string[];
}

export async function listFileChanges(
  folder: SiteFolder,
  imported: ReadonlyMap<string, Uint8Array>,
): Promise<FileChanges> {
  const files: Record<string, Uint8Array> = {};
  const lines: string[] = [];
  for (const [file, bytes] of imported) {
    const path = (await folder.exists(file)) ? await folder.locate(file) : undefined;
    const present = path === undefined ? undefined : await readFile(path);
    if (present?.equals(bytes)) continue;
    files[file] = bytes;
    const [place, name] = placed(file);
    lines.push(`${place}: ${present ? "replaced" : "added"} ${name}, ${fileSize(bytes.length)}`);
  }
  return { files, lines };
}

export function listDescriptionChanges(present: string | undefined, next: string | undefined): string[] {
  if (next === undefined) return [];
  const [old, said] = [present ?? "{}", next].map((text) => JSON.parse(text) as unknown);
  if (!isObject(old) || !isObject(said)) return [];
  return Object.entries(said)
    .filter(([name, one]) => JSON.stringify(old[name]) !== JSON.stringify(one))
    .map(([name, one]) => {
      const alt = isObject(one) && typeof one.alt === "string" ? one.alt : undefined;
      return alt === undefined
        ? `Pictures: marked ${name} as decorative`
        : `Pictures: described ${name} as “${alt}”`;
    });
}

function placed(file: string): readonly [string, string] {
  return file.startsWith(`${filesFolder}/`)
    ? ["Files", file.slice(filesFolder.length + 1)]
    : ["Pictures", file.slice(mediaFolder.length + 1)];
}
