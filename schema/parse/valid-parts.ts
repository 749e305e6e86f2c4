import type { Problem } from "../problems/problem.ts";
import { pointerSegments } from "../sources/source.ts";
import { isObject } from "../text/is-object.ts";

type Values = Record<string, unknown>;

/**
 * The parts of a raised config that have no error, to be checked together with the errors of the others: a setting with one is left out,
 * a page goes without its wrong keys, and a block with one, or with a list of a shape with one, is of no type, so that all others stay
 * where they are. A page whose address is wrong is a draft. Undefined where the errors are about the whole.
 */
export function validParts<T>(config: T, problems: readonly Problem[]): T | undefined {
  const valid = structuredClone(config);
  if (!isObject(valid)) return undefined;
  const { site, pages } = valid;
  if (!isObject(site) || !Array.isArray(pages)) return undefined;
  for (const problem of problems.filter(({ severity }) => severity === "error")) {
    const [top, key, ...path] = wrongPath(problem);
    const [shape] = path;
    if (top !== undefined && top !== "site" && top !== "pages" && problem.code !== "config-version") {
      Reflect.deleteProperty(valid, top);
      continue;
    }
    if (key === undefined || (key === "shapes" && shape === undefined)) return undefined;
    if (top === "site" && key === "shapes" && shape !== undefined) withoutShape(site, pages, shape);
    else if (top === "site") withoutSetting(site, key, path);
    else withoutPart(pages as unknown[], Number(key), path);
  }
  // A key that is not known may be one that is needed, misspelt.
  Object.assign(site, { ...settingsNeeded, ...site });
  return valid;
}

/** Where a part of the config is wrong, also where the key is that is missing. */
export function wrongPath({ code, pointer, values }: Problem): readonly string[] {
  const path = pointerSegments(pointer);
  return code === "missing-key" && values?.key !== undefined ? [...path, String(values.key)] : path;
}

/** What a site can't be without. */
const settingsNeeded: Values = { url: "https://www.example.com", name: "" };

function withoutSetting(site: Values, key: string, path: readonly string[]): void {
  const [first = "", second] = path;
  const blocks =
    key === "frame" ? site.frame : key === "frames" && isObject(site.frames) && site.frames[first];
  const index = key === "frame" ? (path[0] ?? "") : (second ?? "");
  if (withoutBlock(blocks, index)) return;
  Reflect.deleteProperty(site, key);
}

function withoutShape(site: Values, pages: readonly unknown[], name: string): void {
  if (isObject(site.shapes)) Reflect.deleteProperty(site.shapes, name);
  const isUsed = (value: unknown) => JSON.stringify(value ?? "").includes(`"item":${JSON.stringify(name)}`);
  for (const key of Object.keys(site))
    if (isUsed(site[key]) && key !== "frame" && key !== "frames") Reflect.deleteProperty(site, key);
  const frames = [site.frame, ...Object.values(isObject(site.frames) ? site.frames : {})];
  for (const blocks of [...pages.map((page) => isObject(page) && page.blocks), ...frames]) {
    if (!Array.isArray(blocks)) continue;
    for (const [index, block] of blocks.entries()) if (isUsed(block)) withoutBlock(blocks, String(index));
  }
}

/** The keys that a page's addresses are made of. */
export const keysOfAddress: readonly string[] = ["path", "entries", "paginate"];

function withoutPart(pages: unknown[], index: number, [key, block]: readonly string[]): void {
  const page = pages[index];
  const wanted = { id: "", title: "", description: "", blocks: [] };
  const unknown = { path: unknownPath(index), draft: true };
  if (!isObject(page) || key === undefined) {
    pages[index] = { ...wanted, ...unknown };
    return;
  }
  if (key === "blocks" && block !== undefined && withoutBlock(page.blocks, block)) return;
  const { [key]: _, ...others } = page;
  const isKnown = typeof others.path === "string";
  const isOpen = keysOfAddress.includes(key) && { draft: true };
  pages[index] = { ...wanted, ...others, ...(isKnown ? isOpen : unknown) };
}

/** The path of a page whose own is wrong, in valid parts. */
export function unknownPath(index: number | string): string {
  return `/draft-${index}`;
}

/** The type of a block that is left out. */
export const noType = "";

function withoutBlock(blocks: unknown, index: string): boolean {
  if (!Array.isArray(blocks) || index === "" || !(index in blocks)) return false;
  const block: unknown = blocks[Number(index)];
  const id = isObject(block) && typeof block.id === "string" ? block.id : "";
  blocks[Number(index)] = { id, type: noType, props: {} };
  return true;
}
