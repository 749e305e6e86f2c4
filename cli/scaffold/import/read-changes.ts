import { isObject } from "../../../schema/text/is-object.ts";
import { mediaFolder } from "../../assets/list-pictures.ts";
import { SiteError } from "../../files/site-error.ts";
import { catalogueFile } from "../../pipeline/read/read-catalogue.ts";
import { configFile, kindOf } from "./importable.ts";

/** The file of an archive that says what its other files can't. */
export const changesFile = "changes.json";

export interface ImportedChanges {
  /** The paths of files that are to be deleted. */
  readonly deleted: readonly string[];
  /** Pictures with the bytes of one that the site has: by the new path, where they are. */
  readonly copied: ReadonlyMap<string, string>;
}

export const noChanges: ImportedChanges = { deleted: [], copied: new Map() };

/** Reads `{ "deleted": [PATH], "copied": { PATH: PATH } }`. Throws a SiteError for anything else, and for a path that no entry or picture has. */
export function readChanges(text: string): ImportedChanges {
  const { deleted = [], copied = {}, ...others } = parse(text);
  const isRight = Array.isArray(deleted) && isObject(copied) && Object.keys(others).length === 0;
  if (!isRight) throw wrong();
  return {
    deleted: deleted.map(checkedPath),
    copied: new Map(Object.entries(copied).map(([to, from]) => [checkedPicture(to), checkedPicture(from)])),
  };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // The same is said of everything that is no such object.
  }
  throw wrong();
}

function checkedPath(path: unknown): string {
  const isFile = typeof path === "string" && kindOf(path) !== undefined;
  if (isFile && path !== configFile && path !== catalogueFile) return path;
  throw wrong();
}

function checkedPicture(path: unknown): string {
  const checked = checkedPath(path);
  if (checked.startsWith(`${mediaFolder}/`)) return checked;
  throw wrong();
}

function wrong(): SiteError {
  return new SiteError(
    `${changesFile} in the archive can't be understood.\n  Export the archive again from the editor.`,
    1,
  );
}
