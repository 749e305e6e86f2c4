import { readJson } from "../../../schema/sources/json-source.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { catalogueFile } from "../../pipeline/read/read-catalogue.ts";
import { withJsonProperty, withoutJsonProperty } from "../../write/with-json-property.ts";

/** The text of media.json with imported descriptions; those of `deleted` pictures are removed. */
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
