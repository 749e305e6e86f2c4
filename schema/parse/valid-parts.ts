import type { Problem } from "../problems/problem.ts";
import { pointerSegments } from "../sources/source.ts";
import { isObject } from "../text/is-object.ts";

/**
 * The parts of a raised config that have no error, to be checked together with the errors of the others: a setting with
 * one is left out, a page with one has its address alone, and a block with one is of no type, so that all others stay
 * in their places. Undefined where the errors are about the whole.
 */
export function validParts<T>(config: T, problems: readonly Problem[]): T | undefined {
  const valid = structuredClone(config);
  if (!isObject(valid)) return undefined;
  const { site, pages } = valid;
  if (!isObject(site) || !Array.isArray(pages)) return undefined;
  for (const { pointer } of problems.filter(({ severity }) => severity === "error")) {
    const [top, key, ...path] = pointerSegments(pointer);
    if (key === undefined || (top === "site" && key === "shapes")) return undefined;
    if (top === "site") withoutSetting(site, key, path);
    else withoutPart(pages as unknown[], Number(key), path);
  }
  return valid;
}

function withoutSetting(site: Record<string, unknown>, key: string, path: readonly string[]): void {
  const [first = "", second] = path;
  const blocks =
    key === "frame" ? site.frame : key === "frames" && isObject(site.frames) && site.frames[first];
  const index = key === "frame" ? (path[0] ?? "") : (second ?? "");
  if (!withoutBlock(blocks, index)) Reflect.deleteProperty(site, key);
}

function withoutPart(pages: unknown[], index: number, [key, block]: readonly string[]): void {
  const page = pages[index];
  const isOfBlock = key === "blocks" && block !== undefined && isObject(page);
  if (!isOfBlock || !withoutBlock(page.blocks, block))
    pages[index] = { id: "", path: "/", title: "", description: "", blocks: [] };
}

function withoutBlock(blocks: unknown, index: string): boolean {
  if (!Array.isArray(blocks) || index === "" || !(index in blocks)) return false;
  blocks[Number(index)] = { id: "", type: "", props: {} };
  return true;
}
