import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { describe, expect, it } from "vitest";
import { type Import, importsOf } from "./support/imports-of.ts";
import { packageRoot } from "./support/package-root.ts";

/** The folders of the product from left to right; an import may only point left. */
const layers = ["schema", "blocks", "renderer", "admin", "cli"].filter((layer) =>
  existsSync(join(packageRoot, layer)),
);

/** The files of the product itself, tests and what is generated left out. */
const files = layers.flatMap((layer) =>
  readdirSync(join(packageRoot, layer), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(packageRoot.length + 1)
        .split(sep)
        .join("/"),
    )
    .filter((file) => !/\.test\.tsx?$/.test(file)),
);
const sources = files.filter((file) => /\.(tsx?|js)$/.test(file));

interface Use extends Import {
  readonly from: string;
}

const uses: Use[] = sources.flatMap((from) =>
  importsOf(packageRoot, from).map((found) => ({ from, ...found })),
);
const layerOf = (file: string) => file.split("/")[0] ?? "";
const usesIn = (folder: string) => uses.filter(({ from }) => from.startsWith(`${folder}/`));

/** The uses that break a rule, as lines that say what to change. */
function breaches(found: readonly Use[], isAllowed: (use: Use) => boolean): string[] {
  return found.filter((use) => !isAllowed(use)).map(({ from, written }) => `${from} imports ${written}`);
}

describe("imports point left only: schema <- blocks <- renderer <- admin <- cli", () => {
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

  it("admin/edits sees the schema and what a link is: what is undone and saved is tested without an editor", () => {
    const links = ["links", "markdown-links", "routes", "tokens"].map(
      (name) => `renderer/resolve/${name}.ts`,
    );
    const isAllowed = ({ from, file = "", package: name }: Use) => {
      if (name === "zustand") return from === "admin/edits/create-editor-store.ts";
      if (name === "jsonc-parser") return from === "admin/edits/text/json-token.ts";
      if (name === "yaml") return from.startsWith("admin/edits/text/");
      if (name !== undefined) return false;
      return file.startsWith("admin/edits/") || layerOf(file) === "schema" || links.includes(file);
    };
    expect(breaches(usesIn("admin/edits"), isAllowed)).toEqual([]);
  });

  it("admin/host alone asks a server for anything, so that the editor runs wherever a host can be written for", () => {
    const asking = sources.filter(
      (file) =>
        file.startsWith("admin/") &&
        /\bfetch\(|\b(?:EventSource|XMLHttpRequest|WebSocket|sendBeacon)\b/.test(
          readFileSync(join(packageRoot, file), "utf8"),
        ),
    );
    expect(asking).toEqual([
      "admin/host/requests.ts",
      "admin/host/static-host.ts",
      "admin/host/watch-changes.ts",
    ]);
  });

  it("admin/host knows no screen: what it gives and takes is content and texts", () => {
    const isAllowed = ({ file = "", package: name }: Use) =>
      name === undefined &&
      (file.startsWith("admin/host/") ||
        file.startsWith("admin/edits/") ||
        file === "renderer/resolve/pictures.ts" ||
        layerOf(file) === "schema");
    expect(breaches(usesIn("admin/host"), isAllowed)).toEqual([]);
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

describe("packages", () => {
  /** The packages that each folder may import, and what for. */
  const allowed: Record<string, Record<string, string>> = {
    schema: {
      ajv: "checks values against JSON Schema",
      "jsonc-parser": "finds places in JSON",
      yaml: "reads front matter",
    },
    blocks: {
      react: "views are components",
      zustand: "the islands of a page share one store",
      "@floating-ui/react": "dialogs keep and give back the focus",
    },
    renderer: {
      react: "pages are components",
      "react-dom": "writes and hydrates them",
      "github-slugger": "names headings",
      marked: "reads Markdown",
    },
    admin: {
      react: "the editor is components",
      "react-dom": "draws them",
      morphdom: "changes the page in place, so that nothing in it jumps",
      zustand: "holds its state",
      "jsonc-parser": "finds where values are written, so that the author's bytes can be kept",
      yaml: "finds the same in front matter",
      "@floating-ui/react": "places menus and tooltips, and moves the focus in them",
      "@atlaskit/pragmatic-drag-and-drop": "drags, in a mouse's and a finger's browser",
      "@atlaskit/pragmatic-drag-and-drop-auto-scroll": "scrolls a list towards where something is dragged",
      "@atlaskit/pragmatic-drag-and-drop-hitbox": "tells before which block something is dropped",
      "@atlaskit/pragmatic-drag-and-drop-live-region": "tells screen readers where it went",
      "idb-keyval": "keeps drafts in the browser's database",
      "client-zip": "packs exported entries",
      diff: "marks the words that changed",
      "lucide-react": "the icons",
      tinykeys: "reads keyboard shortcuts",
      "@fontsource-variable/instrument-sans": "the editor's face",
    },
    cli: {
      commander: "reads the command line",
      "gray-matter": "splits front matter from Markdown",
      "jsonc-parser": "adds to media.json without touching the rest of it",
      sass: "compiles styles",
      sharp: "makes pictures",
      "image-size": "measures pictures without decoding them",
      vite: "bundles for the browser",
      esbuild: "bundles the command line itself, and a site's own blocks",
      tsx: "runs the command line where it can't be bundled",
      react: "a site's own blocks get the copy that pages are rendered with",
      "react-dom": "the same",
      "@capsizecss/core": "stretches system fonts to the theme's",
      "@capsizecss/metrics": "knows how wide system fonts are",
      "@capsizecss/unpack": "measures a font",
      fontkitten: "reads a font's name and weights",
      "@rgrove/parse-xml": "reads the SVGs of content/icons, which are checked by an allow-list",
      diff: "shows what a migration changes",
    },
  };

  it.each(layers)("%s imports those that it is allowed, each for its reason", (layer) => {
    const foreign = usesIn(layer).filter((use) => use.package !== undefined && !use.isNode);
    expect(breaches(foreign, (use) => Object.hasOwn(allowed[layer] ?? {}, use.package ?? ""))).toEqual([]);
  });

  it("the list names none that nobody imports", () => {
    const idle = layers.flatMap((layer) =>
      Object.keys(allowed[layer] ?? {}).filter((name) => !usesIn(layer).some((use) => use.package === name)),
    );
    expect(idle).toEqual([]);
  });

  it("each is in package.json as something that the product needs to run", () => {
    const { dependencies } = JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8")) as {
      dependencies: Record<string, string>;
    };
    const used = new Set(
      uses.filter((use) => use.package !== undefined && !use.isNode).map((use) => use.package ?? ""),
    );
    expect([...used].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
  });
});

describe("HTML and code from texts", () => {
  it("is set as it is in a few places, which get it from our own renderers or from drawings that were checked", () => {
    const setting = sources.filter((file) =>
      readFileSync(join(packageRoot, file), "utf8").includes("dangerouslySetInnerHTML="),
    );
    expect(setting).toEqual(["blocks/_kit/icon.tsx", "blocks/_kit/island.tsx", "blocks/_kit/prose.tsx"]);
  });

  it("is never run: no eval, no new Function, no innerHTML from a script", () => {
    const running = sources.filter((file) =>
      /\beval\(|new Function\(|\.(innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write/.test(
        readFileSync(join(packageRoot, file), "utf8"),
      ),
    );
    expect(running).toEqual([]);
  });
});

describe("names", () => {
  it.each(["utils", "helpers", "common", "manager"])(
    "no file or folder is called %s, which says nothing of what is in it",
    (word) => {
      const vague = files.filter((file) =>
        file.split(/[/.-]/).some((part) => part === word || part === word.replace(/s$/, "")),
      );
      expect(vague).toEqual([]);
    },
  );

  it("files and folders are in kebab-case, so that they are the same on every disk", () => {
    const odd = files.filter((file) =>
      file.split("/").some((part) => !/^[_]?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(part)),
    );
    expect(odd).toEqual([]);
  });
});

describe("length", () => {
  const longest = 200;
  /** The files that are longer, each with the reason why it is not two. */
  const reasons: Record<string, string> = {
    "schema/schema-problems.ts":
      "a sentence for each kind of mistake: they are read and kept alike side by side",
    "blocks/_kit/styles/base.scss": "the page's own elements, in the order of the cascade",
    "blocks/site-header/style.scss": "one list, as a menu over the page and as a row in it",
    "blocks/project-gallery/style.scss": "the cards and the dialog that they open into",
  };
  const linesOf = (file: string) => readFileSync(join(packageRoot, file), "utf8").split("\n").length - 1;
  const readable = files.filter((file) => /\.(tsx?|js|scss)$/.test(file));

  it(`a file has up to ${longest} lines, or a reason here for more`, () => {
    expect(readable.filter((file) => linesOf(file) > longest && !Object.hasOwn(reasons, file))).toEqual([]);
  });

  it("a reason goes when its file is short enough", () => {
    expect(
      Object.keys(reasons).filter((file) => !existsSync(join(packageRoot, file)) || linesOf(file) <= longest),
    ).toEqual([]);
  });
});
