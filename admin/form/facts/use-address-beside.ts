import { isObject } from "../../../schema/is-object.ts";
import { valueAt } from "../../edits/value-at.ts";
import { useEditor } from "../../session-context.ts";
import { type Path, useForm } from "../form-context.ts";

/** Whether a key is of what says where something is: a part of an address, but for unit and country, or a whole one. */
const saysWhere = (key: string) =>
  ["street", "town", "postcode"].includes(key) || /^(?!e?-?mail).*address$/i.test(key);

/**
 * The address beside a place on the map in the settings, if it has changed since the site was opened and the place has
 * not; undefined otherwise.
 */
export function useAddressBeside(path: Path, position: string): string | undefined {
  const { target } = useForm();
  const isSetting = target.in === "site";
  const beside = path.slice(0, -1);
  const before = useEditor(({ history }) => isSetting && valueAt(history.base.config.site, beside));
  const after = useEditor(({ document }) => isSetting && valueAt(document.site, beside));
  if (!isObject(before) || !isObject(after)) return undefined;
  const key = path.at(-1) ?? "";
  const [was, is] = [wordsOf(before), wordsOf(after)];
  return was !== "" && was !== is && before[key] === position ? is : undefined;
}

const wordsOf = (value: Readonly<Record<string, unknown>>) =>
  Object.keys(value)
    .filter(saysWhere)
    .flatMap((key) => (typeof value[key] === "string" ? value[key] : []))
    .join("\n");
