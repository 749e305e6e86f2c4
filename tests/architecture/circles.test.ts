import { describe, expect, it } from "vitest";
import { layers, sources, usesIn } from "./product-files.ts";

/** The groups of names of which each leads to every other, as the steps between names are given. */
function circlesIn(steps: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const earliest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string): number => {
    const known = earliest.get(name);
    if (known !== undefined) return open.includes(name) ? known : Number.POSITIVE_INFINITY;
    const number = order.size;
    order.set(name, number);
    earliest.set(name, number);
    open.push(name);
    const first = Math.min(number, ...(steps.get(name) ?? []).map(visit));
    earliest.set(name, first);
    if (first === number) {
      const group = open.splice(open.indexOf(name));
      if (group.length > 1 || steps.get(name)?.includes(name)) circles.push(group.sort());
    }
    return first;
  };
  for (const name of steps.keys()) visit(name);
  return circles;
}

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
