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
  /** At most so many lines of comments among 1,000. What is above 30 is to become less. */
  const most: Readonly<Record<string, number>> = { schema: 84, blocks: 50, renderer: 68, admin: 50, cli: 98 };

  it.each(layers)("in %s", (layer) => {
    const files = sources.filter((file) => file.startsWith(`${layer}/`) && /\.tsx?$/.test(file));
    expect(commentShare(files)).toBeLessThanOrEqual(most[layer] ?? 30);
  });
});
