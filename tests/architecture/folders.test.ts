import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../support/package-root.ts";
import {
  cliFolders,
  editingFolders,
  editorFolders,
  editorOrder,
  featureOf,
  onlyForNeighbour,
  ringsOfFolders,
  schemaFolders,
} from "./folders.ts";
import { longFunctions, longFunctionsIn } from "./function-lengths.ts";
import { breaches, isWritten, layers, sources, usesIn } from "./product-files.ts";

const inLayer = (layer: string) => usesIn(layer).filter(({ file }) => file?.startsWith(`${layer}/`));

const isSource = (file: string) => sources.includes(file);

describe.each([
  ["schema", schemaFolders, ["public.ts"]],
  ["editing", editingFolders, []],
])("the folders of %s", (layer, folders, beside) => {
  const ofLayer = sources.filter(
    (file) => file.startsWith(`${layer}/`) && !beside.includes(file.split("/")[1] ?? ""),
  );
  const position = (file: string) => folders.indexOf(file.split("/")[1] ?? "");

  it("are those of the order, and no file is outside of one", () => {
    expect([...new Set(ofLayer.map((file) => file.split("/")[1]))].toSorted()).toEqual(folders.toSorted());
  });

  it("import only those left of them", () => {
    const isAllowed = ({ from, file = "" }: { readonly from: string; readonly file?: string }) =>
      position(file) <= position(from);
    const uses = inLayer(layer).filter(({ from }) => ofLayer.includes(from));
    expect(breaches(uses, isAllowed)).toEqual([]);
  });
});

describe("the folders of the editor", () => {
  it("are those of the order, and no file is outside of one", () => {
    const folders = new Set(
      sources.filter((file) => file.startsWith("admin/")).map((file) => file.split("/")[1]),
    );
    expect([...folders].toSorted()).toEqual(editorFolders.toSorted());
  });

  it("import only those left of them, so that each is understood and tested without those that build on it", () => {
    const isAllowed = ({ from, file = "" }: { readonly from: string; readonly file?: string }) =>
      editorOrder(file) <= editorOrder(from);
    expect(breaches(inLayer("admin"), isAllowed)).toEqual([]);
  });

  it("publish, check, media and preview are wings: none imports another", () => {
    const wings = ["publish", "check", "media", "preview"];
    const wingOf = (file: string) => wings.find((wing) => file.startsWith(`admin/${wing}/`));
    const isAllowed = ({ from, file = "" }: { readonly from: string; readonly file?: string }) =>
      wingOf(file) === undefined || wingOf(file) === wingOf(from);
    expect(
      breaches(
        inLayer("admin").filter(({ from }) => wingOf(from) !== undefined),
        isAllowed,
      ),
    ).toEqual([]);
  });

  it("no feature imports another: what two of them need is in a folder left of them", () => {
    const ofFeatures = inLayer("admin").filter(({ from }) => featureOf(from) !== undefined);
    const isAllowed = ({ from, file = "" }: { readonly from: string; readonly file?: string }) =>
      featureOf(file) === undefined || featureOf(file) === featureOf(from);
    expect(breaches(ofFeatures, isAllowed)).toEqual([]);
  });
});

describe("the folders of the command line", () => {
  const ofCli = sources.filter((file) => file.startsWith("cli/"));
  const place = (file: string) => cliFolders.indexOf(file.split("/")[1] ?? "");

  it("are those of the order; beside them is only what starts the program and packs it", () => {
    const inFolders = ofCli.filter((file) => file.split("/").length > 2);
    expect([...new Set(inFolders.map((file) => file.split("/")[1]))].toSorted()).toEqual(
      cliFolders.toSorted(),
    );
    const others = ofCli.filter((file) => file.split("/").length === 2);
    expect(others.filter((file) => !file.endsWith(".js"))).toEqual([]);
  });

  it("import only those left of them", () => {
    const isAllowed = ({ from, file = "" }: { readonly from: string; readonly file?: string }) =>
      place(file) <= place(from);
    const uses = inLayer("cli").filter(({ file = "" }) => place(file) >= 0);
    expect(breaches(uses, isAllowed)).toEqual([]);
  });
});

describe("no folders import each other in a ring, at any depth, so that the code can be read room by room", () => {
  it.each(layers)("in %s", (layer) => {
    expect(ringsOfFolders(inLayer(layer))).toEqual([]);
  });

  it("a ring is found: of two, of a folder and a part of it, and of three", () => {
    const uses = [
      { from: "a/b/one.ts", file: "a/c/d/two.ts" },
      { from: "a/c/three.ts", file: "a/b/one.ts" },
      { from: "a/b/one.ts", file: "a/b/e/four.ts" },
      { from: "a/b/e/four.ts", file: "a/b/five.ts" },
      { from: "f/g/six.ts", file: "f/h/seven.ts" },
      { from: "f/h/seven.ts", file: "f/i/eight.ts" },
      { from: "f/i/nine.ts", file: "f/g/ten.ts" },
    ];
    expect(ringsOfFolders(uses)).toEqual([
      ["a/b", "a/c"],
      ["a/b/", "a/b/e"],
      ["f/g", "f/h", "f/i"],
    ]);
  });
});

describe("a folder is taken in at a glance", () => {
  const maxFiles = 25;

  it.each(layers)("in %s", (layer) => {
    const counts = new Map<string, number>();
    for (const file of sources.filter((source) => source.startsWith(`${layer}/`) && !isWritten(source))) {
      const folder = posix.dirname(file);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > maxFiles)).toEqual([]);
  });
});

describe("a function is no longer than a screen and a half", () => {
  const maxLines = 100;

  it.each(layers)("in %s", (layer) => {
    const files = sources.filter((file) => file.startsWith(`${layer}/`));
    expect(files.flatMap((file) => longFunctionsIn(file, maxLines))).toEqual([]);
  });

  it("such a function is found, and half of its markup counts", () => {
    const lines = (count: number, line: string) => `${line}\n`.repeat(count);
    expect(longFunctions("a.ts", `function long() {\n${lines(9, "call();")}}`, 10)).toEqual([
      { name: "long", lines: 11 },
    ]);
    expect(longFunctions("a.tsx", `const Part = () => (\n<p>\n${lines(14, "word")}</p>\n);`, 10)).toEqual([]);
  });
});

describe("a file that only a neighbour imports is a part of it, unless it has a test of its own or is loaded lazily", () => {
  const tested = new Set(
    sources.filter((file) =>
      [".test.ts", ".test.tsx"].some((ending) =>
        existsSync(join(packageRoot, file.replace(/\.tsx?$/, "") + ending)),
      ),
    ),
  );
  const named = (files: readonly string[], pattern: RegExp) =>
    files.flatMap((file) =>
      [...readFileSync(join(packageRoot, file), "utf8").matchAll(pattern)].map(([, path = ""]) =>
        posix.join(posix.dirname(file), path),
      ),
    );
  const loaded = named(sources, /import\(\s*"(\.[^"]+)"/g);
  /** Several parts are loaded as one module, which exports each of them. */
  const lazy = new Set([...loaded, ...named(loaded.filter(isSource), /^export .* from "(\.[^"]+)"/gm)]);
  /** At most so many of a layer's files, in per cent. What is above 15 is to become less. */
  const most: Readonly<Record<string, number>> = { schema: 9, blocks: 7, renderer: 15, admin: 11, cli: 16 };

  it.each(layers)("in %s", (layer) => {
    const all = sources.filter((file) => file.startsWith(`${layer}/`));
    const single = onlyForNeighbour(layer, tested, lazy);
    expect(Math.floor((100 * single.length) / all.length), single.join("\n")).toBeLessThanOrEqual(
      most[layer] ?? 15,
    );
  });
});
