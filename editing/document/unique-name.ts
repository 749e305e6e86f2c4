import { fileSystemKey } from "../../schema/text/confusable-names.ts";

export function uniqueId(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted;
  const stem = wanted.replace(/-\d+$/, "");
  let number = 2;
  while (taken.includes(`${stem}-${number}`)) number++;
  return `${stem}-${number}`;
}

/** A picture's name that is not taken: `door.jpg`, or else `door-2.jpg`, and so on. Case does not count. */
export function uniqueName(name: string, taken: Iterable<string>): string {
  const known = new Set([...taken].map(fileSystemKey));
  if (!known.has(fileSystemKey(name))) return name;
  const [, whole = name, ending = ""] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  const [, numbered = ""] = /^(.+)-(?:[2-9]|[1-9]\d)$/.exec(whole) ?? [];
  const stem = known.has(fileSystemKey(`${numbered}${ending}`)) ? numbered : whole;
  let number = 2;
  while (known.has(fileSystemKey(`${stem}-${number}${ending}`))) number++;
  return `${stem}-${number}${ending}`;
}
