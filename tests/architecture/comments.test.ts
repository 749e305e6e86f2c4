import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../support/package-root.ts";
import { layers, sources } from "./product-files.ts";

const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\*)/.test(line);

/** Lines of comments among 1,000 lines. */
function commentShare(files: readonly string[]): number {
  const lines = files.flatMap((file) => readFileSync(join(packageRoot, file), "utf8").split("\n"));
  return Math.floor((1000 * lines.filter(isComment).length) / lines.length);
}

describe("a comment says why, a unit, a shape or a source: what a name says needs none", () => {
  /** At most so many lines of comments among 1,000. What packages import from `schema` is documented whole. */
  const most: Readonly<Record<string, number>> = { schema: 53, blocks: 33, renderer: 33, admin: 20, cli: 48 };

  it.each(layers)("in %s", (layer) => {
    const files = sources.filter((file) => file.startsWith(`${layer}/`) && /\.tsx?$/.test(file));
    expect(commentShare(files)).toBeLessThanOrEqual(most[layer] ?? 30);
  });

  it("in all of them", () => {
    expect(commentShare(sources.filter((file) => /\.tsx?$/.test(file)))).toBeLessThanOrEqual(30);
  });
});
