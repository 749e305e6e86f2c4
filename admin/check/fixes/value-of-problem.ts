import type { EditTarget, ValuePath } from "../../../editing/document/edit.ts";
import { findPage, frameAt } from "../../../editing/document/frames.ts";
import type { EditedSite } from "../../../editing/document/site-document.ts";
import { pathOfPointer, valueAt } from "../../../editing/document/value.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";

/** The value that a problem is about. */
interface ProblemValue {
  readonly target: EditTarget;
  /** In the target. */
  readonly path: ValuePath;
  /** Undefined if the key is missing. */
  readonly value: unknown;
}

/** Undefined for a problem that is not about a value of the site. */
export function valueOfProblem(
  { file, pointer }: Pick<ProblemLocation, "file" | "pointer">,
  site: EditedSite,
): ProblemValue | undefined {
  const { config, entries } = site;
  const path = pathOfPointer(pointer);
  if (file.startsWith("content/")) {
    const entry = entries[file];
    return entry && { target: { in: "entry", file }, path, value: valueAt(entry, path) };
  }
  const frame = frameAt(pointer);
  if (frame) return inBlock(frame.id, pathOfPointer(frame.rest), site);
  const [top, index, part] = path;
  if (top === "site") {
    const inside = path.slice(1);
    return { target: { in: "site" }, path: inside, value: valueAt(config.site, inside) };
  }
  const page = top === "pages" ? config.pages[Number(index)] : undefined;
  if (!page) return undefined;
  if (part === "blocks") return inBlock(page.id, path.slice(3), site);
  const inside = path.slice(2);
  return { target: { in: "page", page: page.id }, path: inside, value: valueAt(page, inside) };
}

function inBlock(
  page: string,
  [index, part, ...path]: ValuePath,
  { config }: EditedSite,
): ProblemValue | undefined {
  const block = findPage(config, page)?.blocks[Number(index)];
  if (!block || part !== "props") return undefined;
  return { target: { in: "block", page, block: block.id }, path, value: valueAt(block.props, path) };
}
