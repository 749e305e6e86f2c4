import { diskKey } from "../../schema/same-name.ts";
import { uniqueId } from "./unique-id.ts";

/** Case does not count, because some file systems ignore it. */
export function newEntryFile(wanted: string, taken: readonly string[]): string {
  const stem = (file: string) => file.replace(/\.md$/, "");
  const small = taken.map((file) => diskKey(stem(file)));
  const id = uniqueId(diskKey(stem(wanted)), small);
  return id === diskKey(stem(wanted)) ? wanted : `${id}.md`;
}
