import { diskKey } from "../../schema/same-name.ts";
import { freshId } from "./fresh-id.ts";

/** A file for an entry that no other has, also on disks that can't tell small letters from capital ones. */
export function freshEntryFile(wanted: string, taken: readonly string[]): string {
  const stem = (file: string) => file.replace(/\.md$/, "");
  const small = taken.map((file) => diskKey(stem(file)));
  const id = freshId(diskKey(stem(wanted)), small);
  return id === diskKey(stem(wanted)) ? wanted : `${id}.md`;
}
