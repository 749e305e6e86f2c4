import { isObject } from "../../../schema/is-object.ts";
import { readJson } from "../../../schema/json-source.ts";
import { catalogueFile } from "../../pipeline/read/read-catalogue.ts";
import { withJsonProperty, withoutJsonProperty } from "../../write/with-json-property.ts";

/**
 * The site's media.json with what an archive says of its pictures; what is said of those that are deleted goes, of others it stays as it is. An archive's
 * file that is not as it should be is given back, for the check of the site to say what is wrong with it.
 */
export function withDescriptions(
  present: string | undefined,
  imported: string,
  deleted: readonly string[] = [],
): string {
  const [old, next] = [present ?? "", imported].map((text) => readJson(catalogueFile, text).source?.value);
  if (present === undefined || !isObject(old) || !isObject(next)) return imported;
  const described = Object.entries(next).reduce(
    (text, [name, said]) =>
      JSON.stringify(old[name]) === JSON.stringify(said) ? text : withJsonProperty(text, name, said),
    present,
  );
  const gone = deleted.filter((name) => Object.hasOwn(old, name) && !Object.hasOwn(next, name));
  return gone.reduce((text, name) => withoutJsonProperty(text, name), described);
}
