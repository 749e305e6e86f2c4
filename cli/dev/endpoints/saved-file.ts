import { fileNameError } from "../../../renderer/resolve/addresses/file-name-error.ts";
import { routeError } from "../../../renderer/resolve/addresses/page-address.ts";
import { picturePathError } from "../../../renderer/resolve/pictures/picture-path.ts";
import { pictureExtension } from "../../../schema/fields/picture-name.ts";
import { patternsFolder } from "../../../schema/site/pattern-schema.ts";
import { mediaFolder } from "../../assets/list-pictures.ts";
import { orderName } from "../../pipeline/read/read-order.ts";
import { RequestError } from "../http/request-error.ts";

/** By name, whether their order is manual. */
export type Collections = Readonly<Record<string, { readonly manual: boolean }>>;

/** What says which files a site has. */
interface SavedFolders {
  /** The config, relative to the root. */
  readonly config: string;
  readonly collections: Collections;
}

const longestName = 100;

/**
 * Throws a RequestError, 404, for a file that can be no text of the site: its config, an entry, the order of a collection that is
 * sorted by hand or a saved pattern.
 */
export function denyForeignText(file: string, { config, collections }: SavedFolders): void {
  const [, folder = "", name = ""] = /^content\/([^/]+)\/([^/]+)$/.exec(file) ?? [];
  const isText =
    file === config ||
    (`content/${folder}` === patternsFolder && isPatternName(name)) ||
    (Object.hasOwn(collections, folder) &&
      (isEntryName(name) || (name === orderName && collections[folder]?.manual === true)));
  if (!isText) throw new RequestError({ status: 404, error: `There can be no file ${file}.` });
}

/** The name of the picture of a file, with its folders. Throws a RequestError, 404, for a file that can be none. */
export function pictureName(file: string): string {
  const name = file.slice(mediaFolder.length + 1);
  const isIn = file.startsWith(`${mediaFolder}/`);
  if (isIn && pictureExtension.test(name) && picturePathError(name) === undefined) return name;
  throw new RequestError({
    status: 404,
    error: `There can be no picture ${file}. Call it something like ${mediaFolder}/front-door.jpg.`,
  });
}

function isEntryName(name: string): boolean {
  const id = name.slice(0, -".md".length);
  return (
    name.endsWith(".md") &&
    id !== "" &&
    !id.includes(".") &&
    id.length <= longestName &&
    !routeError(`/x/${id}`) &&
    !fileNameError(name)
  );
}

function isPatternName(file: string): boolean {
  const name = file.slice(0, -".json".length);
  const isName = file.endsWith(".json") && name !== "" && name.length <= longestName;
  return isName && !/[.\\]/.test(name) && !fileNameError(file);
}
