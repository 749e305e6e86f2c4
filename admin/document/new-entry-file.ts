import { fileSystemKey } from "../../schema/confusable-names.ts";
import { uniqueId } from "./unique-id.ts";

/** Case does not count, because some file systems ignore it. */
export function newEntryFile(wanted: string, taken: readonly string[]): string {
  const stem = (file: string) => file.replace(/\.md$/, "");
  const small = taken.map((file) => fileSystemKey(stem(file)));
  const id = uniqueId(fileSystemKey(stem(wanted)), small);
  return id === fileSystemKey(stem(wanted)) ? wanted : `${id}.md`;
}
