import { diskKey } from "../../schema/same-name.ts";
import { freshId } from "./fresh-id.ts";

/** Case does not count, because some file systems ignore it. */
export function freshEntryFile(wanted: string, taken: readonly string[]): string {
  const stem = (file: string) => file.replace(/\.md$/, "");
  const small = taken.map((file) => diskKey(stem(file)));
  const id = freshId(diskKey(stem(wanted)), small);
  return id === diskKey(stem(wanted)) ? wanted : `${id}.md`;
}
