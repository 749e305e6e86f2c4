import { freshId } from "./fresh-id.ts";

/** A file for an entry that no other has, also on disks that can't tell small letters from capital ones. */
export function freshEntryFile(wanted: string, taken: readonly string[]): string {
  const stem = (file: string) => file.replace(/\.md$/, "");
  const small = taken.map((file) => stem(file).toLowerCase());
  const id = freshId(stem(wanted).toLowerCase(), small);
  return id === stem(wanted).toLowerCase() ? wanted : `${id}.md`;
}
