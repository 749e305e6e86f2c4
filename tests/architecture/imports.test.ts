import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sourceFolders } from "../../cli/start.js";
import { packageRoot } from "../support/package-root.ts";
import { editingFolders } from "./folders.ts";
import { breaches, layerOf, layers, sources, type Use, uses, usesIn } from "./product-files.ts";

describe("imports point left only: schema <- blocks <- renderer <- editing <- admin <- cli", () => {
  it.each(layers)("those of %s", (layer) => {
    // So that each folder can be understood, tested and replaced without those that build on it.
    const leftOrSame = new Set(layers.slice(0, layers.indexOf(layer) + 1));
    const ours = usesIn(layer).filter(({ file }) => file !== undefined);
    expect(breaches(ours, ({ file = "" }) => leftOrSame.has(layerOf(file)))).toEqual([]);
    expect(usesIn(layer).length).toBeGreaterThan(0);
  });

  it("a file that is imported is there, so no rule is passed by a wrong path", () => {
    const missing = uses.filter(({ file }) => file !== undefined && !existsSync(join(packageRoot, file)));
    expect(missing.map(({ from, written }) => `${from} imports ${written}`)).toEqual([]);
  });
});

describe("what each part may know", () => {
  it("the command line is made of the folders that a bundle of it is kept for", () => {
    const used = uses.filter(({ from }) => from.startsWith("cli/")).map(({ file = "" }) => layerOf(file));
    const bundled = used.filter((layer) => layers.includes(layer));
    expect([...new Set(bundled)].toSorted()).toEqual(sourceFolders.toSorted());
  });

  it("schema imports nothing of ours: it is given block schemas and never fetches them", () => {
    const ours = usesIn("schema").filter(({ file }) => file !== undefined);
    expect(breaches(ours, ({ file = "" }) => layerOf(file) === "schema")).toEqual([]);
  });

  it("a block imports schema, blocks/_kit and itself: never another block, so each can be deleted alone", () => {
    const blockOf = (file: string) => (/^blocks\/[^/]+\//.test(file) ? file.split("/")[1] : undefined);
    const inBlocks = usesIn("blocks").filter(
      ({ from, file }) => file !== undefined && blockOf(from) !== undefined,
    );
    const isAllowed = ({ from, file = "" }: Use) =>
      layerOf(file) === "schema" || blockOf(file) === "_kit" || blockOf(file) === blockOf(from);
    expect(breaches(inBlocks, isAllowed)).toEqual([]);
  });

  it("the kit knows no block, or every page would load what only some need", () => {
    const inKit = usesIn("blocks/_kit").filter(({ file }) => file !== undefined);
    expect(
      breaches(inKit, ({ file = "" }) => layerOf(file) === "schema" || file.startsWith("blocks/_kit/")),
    ).toEqual([]);
  });

  it("the registry and the islands name each block by its folder, and nothing else names two", () => {
    const naming = usesIn("blocks").filter(({ from }) => from.split("/").length === 2);
    expect(new Set(naming.map(({ from }) => from))).toEqual(
      new Set(["blocks/index.ts", "blocks/islands.ts", "blocks/public.ts"]),
    );
  });

  it("what a site's own blocks are given is the schema and the kit, and no block of ours", () => {
    const given = usesIn("blocks").filter(({ from }) => from === "blocks/public.ts");
    const isAllowed = ({ file = "" }: Use) =>
      layerOf(file) === "schema" || file.startsWith("blocks/_kit/") || file === "blocks/islands.ts";
    expect(breaches(given, isAllowed)).toEqual([]);
  });

  it("the renderer is given the blocks: of their folder it knows the kit", () => {
    const ofBlocks = usesIn("renderer").filter(({ file = "" }) => layerOf(file) === "blocks");
    const isAllowed = ({ from, file = "" }: Use) =>
      file.startsWith("blocks/_kit/") ||
      (from.startsWith("renderer/visitor/") && file === "blocks/islands.ts");
    expect(breaches(ofBlocks, isAllowed)).toEqual([]);
  });

  it("renderer/visitor sees the islands and the kit only: visitors download what moves, not the registry", () => {
    const isAllowed = ({ file = "" }: Use) =>
      file.startsWith("renderer/visitor/") || file.startsWith("blocks/_kit/") || file === "blocks/islands.ts";
    const ours = usesIn("renderer/visitor").filter(({ file }) => file !== undefined);
    expect(breaches(ours, isAllowed)).toEqual([]);
  });

  it("editing knows no React: a site is edited, undone, compared and written without an editor, by the command line too", () => {
    const packages: Readonly<Record<string, readonly string[]>> = {
      "source-text": ["jsonc-parser", "yaml"],
      diff: ["diff"],
      table: ["papaparse"],
    };
    for (const folder of editingFolders) {
      const isAllowed = ({ package: name }: Use) =>
        name === undefined || (packages[folder] ?? []).includes(name);
      expect(breaches(usesIn(`editing/${folder}`), isAllowed), folder).toEqual([]);
    }
  });

  it("the command line knows of the editor its bundle only: what both need is in editing", () => {
    const ofAdmin = usesIn("cli").filter(({ file = "" }) => layerOf(file) === "admin");
    expect(breaches(ofAdmin, () => false)).toEqual([]);
  });

  it("admin/sync/host alone asks a server for anything, so that the editor runs wherever a host can be written for, but for the host of the repository", () => {
    const asking = sources.filter(
      (file) =>
        file.startsWith("admin/") &&
        /\bfetch\(|\b(?:EventSource|XMLHttpRequest|WebSocket|sendBeacon)\b/.test(
          readFileSync(join(packageRoot, file), "utf8"),
        ),
    );
    expect(asking).toEqual([
      "admin/publish/hosts/host-request.ts",
      "admin/sync/content/load-icons.ts",
      "admin/sync/host/can-reach.ts",
      "admin/sync/host/dev-host.ts",
      "admin/sync/host/fetch-deployed.ts",
      "admin/sync/host/static-host.ts",
      "admin/sync/host/watch-changes.ts",
    ]);
  });

  it("admin/sync/host knows no screen: what it gives and takes is content and texts", () => {
    const isAllowed = ({ package: name }: Use) => name === undefined;
    expect(breaches(usesIn("admin/sync/host"), isAllowed)).toEqual([]);
  });

  it("an island and an enhancement know no schema's code: types only, so that visitors do not get it", () => {
    const moving = uses.filter(({ from }) => /^blocks\/[^/]+\/(island\.tsx|enhance\.ts)$/.test(from));
    const values = moving.filter(({ from, written, file = "" }) => {
      const line = readFileSync(join(packageRoot, from), "utf8")
        .split("\n")
        .find((text) => text.includes(`"${written}"`));
      return layerOf(file) === "schema" && !line?.startsWith("import type");
    });
    expect(values.map(({ from, written }) => `${from} imports ${written}`)).toEqual([]);
  });
});

describe("the editor has one import() for each part that is loaded later", () => {
  const imports = sources
    .filter((file) => file.startsWith("admin/"))
    .flatMap((file) =>
      [
        ...readFileSync(join(packageRoot, file), "utf8").matchAll(
          /^(?!\s*\/?\*).*(?<!typeof )\bimport\(.*$/gm,
        ),
      ].map(([line]) => ({ file, line: line.trim() })),
    );

  it("at most twenty", () => {
    expect(imports.length).toBeLessThanOrEqual(20);
  });

  it("made by lazyModule(), which loads the texts of a part with it and tells when it is there", () => {
    const others = imports.filter(({ line }) => !line.includes("lazyModule(() => import("));
    expect(others.map(({ file }) => file).sort()).toEqual([
      // On the page where workers are forbidden, and addresses that only the site knows.
      "admin/check/create-checks.ts",
      "admin/check/import-validators.ts",
      // Only once somebody signs in with it.
      "admin/publish/host-sign-in.ts",
    ]);
  });
});

describe("only cli touches Node: everything else runs in the editor too", () => {
  it("nothing else imports a module of Node's", () => {
    const elsewhere = uses.filter(({ from, isNode }) => isNode && layerOf(from) !== "cli");
    expect(elsewhere.map(({ from, written }) => `${from} imports ${written}`)).toEqual([]);
  });

  it("Node's types are there for cli and the tests only, so process.env in a block is a type error", () => {
    const rootConfig = readFileSync(join(packageRoot, "tsconfig.json"), "utf8");
    const { compilerOptions, include } = JSON.parse(rootConfig) as {
      compilerOptions: { types: string[] };
      include: string[];
    };
    expect(compilerOptions.types).toEqual([]);
    expect(include).toEqual(expect.arrayContaining(layers.filter((layer) => layer !== "cli")));
  });
});
