import { isObject } from "../../../schema/is-object.ts";
import { valueAt } from "../../edits/value-at.ts";
import { useEditor } from "../../session-context.ts";
import { type Path, useForm } from "../form-context.ts";

/** The parts of an address that say where it is; a unit or a country does not move a pin. */
const parts = ["street", "town", "postcode", "address", "fullAddress"];

/**
 * The address beside a place on the map in the settings, if it has changed since the site was opened and the place has
 * not; undefined otherwise.
 */
export function useAddressBeside(path: Path, position: string): string | undefined {
  const { holder } = useForm();
  const isSetting = holder.in === "site";
  const beside = path.slice(0, -1);
  const before = useEditor(({ history }) => isSetting && valueAt(history.base.config.site, beside));
  const after = useEditor(({ document }) => isSetting && valueAt(document.site, beside));
  if (!isObject(before) || !isObject(after)) return undefined;
  const key = path.at(-1) ?? "";
  const [was, is] = [wordsOf(before), wordsOf(after)];
  return was !== "" && was !== is && before[key] === position ? is : undefined;
}

const wordsOf = (value: Readonly<Record<string, unknown>>) =>
  parts.flatMap((part) => (typeof value[part] === "string" ? value[part] : [])).join("\n");
