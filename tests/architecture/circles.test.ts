import { describe, expect, it } from "vitest";
import { circlesIn } from "./circles.ts";
import { layers, sources, usesIn } from "./product-files.ts";

/** What the files of a folder import, each file or subfolder by its name. */
function stepsIn(folder: string, nameOf: (file: string) => string): Map<string, string[]> {
  const inside = sources.filter((file) => file.startsWith(`${folder}/`));
  const steps = new Map(inside.map((file) => [nameOf(file), [] as string[]]));
  for (const { from, file } of usesIn(folder)) {
    if (file?.startsWith(`${folder}/`)) steps.get(nameOf(from))?.push(nameOf(file));
  }
  return steps;
}

describe("no files import each other in a circle, so that each can be read and tested before those that use it", () => {
  it.each(layers)("in %s", (layer) => {
    expect(circlesIn(stepsIn(layer, (file) => file))).toEqual([]);
  });

  it("and the steps of the renderer go one way: resolve, check, render", () => {
    const step = (file: string) => file.split("/")[1] ?? "";
    const steps = stepsIn("renderer", step);
    for (const [name, others] of steps) {
      const elsewhere = others.filter((other) => other !== name && !other.endsWith(".ts"));
      steps.set(name, elsewhere);
    }
    expect(circlesIn(steps)).toEqual([]);
    expect(steps.get("resolve")).not.toContain("check");
  });

  it("a circle is found", () => {
    const steps = new Map([
      ["a", ["b"]],
      ["b", ["c", "d"]],
      ["c", ["a"]],
      ["d", []],
    ]);
    expect(circlesIn(steps)).toEqual([["a", "b", "c"]]);
  });
});
