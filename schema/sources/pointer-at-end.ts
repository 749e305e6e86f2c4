import { getLocation } from "jsonc-parser";
import { limitProblem } from "./json-scan.ts";
import { lastPath } from "./read-yaml.ts";
import { pointerTo } from "./source.ts";

export function pointerAtEnd(file: string, beginning: string): string {
  if (file.endsWith(".json")) {
    return limitProblem(file, beginning) ? "" : pointerOf("", getLocation(beginning, beginning.length).path);
  }
  const [opening] = /^---[ \t]*\r?\n/.exec(beginning) ?? [];
  if (!file.endsWith(".md") || opening === undefined) return "";
  if (/\n---[ \t\r]*(?:\n|$)/.test(beginning)) return "/body";
  return pointerOf("/frontMatter", lastPath(beginning.slice(opening.length)));
}

function pointerOf(parent: string, path: readonly (string | number)[]): string {
  return path.reduce<string>(pointerTo, parent);
}
