import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { notBundled } from "../../cli/bundle-code.js";
import { handlerFolder } from "../../cli/pipeline/read/read-form-handler.ts";
import { handlerHosts } from "../../cli/scaffold/new/new-form-handler.ts";
import { readLockfile } from "../support/locked-versions.ts";
import { packageRoot } from "../support/package-root.ts";
import { breaches, layers, type Use, uses, usesIn } from "./product-files.ts";

describe("packages", () => {
  /** The packages that each folder may import, and what for. */
  const allowed: Record<string, Record<string, string>> = {
    schema: {
      transliteration: "writes addresses in Latin letters, where a site asks for it",
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
      marked: "reads Markdown",
      "marked-cjk-friendly":
        "emphasis beside the punctuation of Chinese, Japanese and Korean, by its specification",
      "@rgrove/parse-xml": "reads an SVG, of which what may be drawn is written anew",
    },
    editing: {
      "jsonc-parser": "finds where values are written, so that the author's bytes can be kept",
      yaml: "finds the same in front matter",
      diff: "marks the words that changed",
      papaparse: "reads and writes CSV, quotes and line ends in cells too",
    },
    admin: {
      react: "the editor is components",
      "react-dom": "draws them",
      morphdom: "changes the page in place, so that nothing in it jumps",
      zustand: "holds its state",
      "@floating-ui/react": "places menus and tooltips, and moves the focus in them",
      "@atlaskit/pragmatic-drag-and-drop": "drags, in a mouse's and a finger's browser",
      "@atlaskit/pragmatic-drag-and-drop-auto-scroll": "scrolls a list towards where something is dragged",
      "@atlaskit/pragmatic-drag-and-drop-hitbox": "tells before which block something is dropped",
      "@atlaskit/pragmatic-drag-and-drop-live-region": "tells screen readers where it went",
      "@tanstack/react-virtual": "draws only those rows of a long list that are seen",
      "idb-keyval": "keeps drafts in the browser's database",
      oauth4webapi: "signs in to the host of the repository, when somebody does",
      "client-zip": "packs exported entries",
      "character-entities": "what &eacute; stands for, where texts are searched as people read them",
      marked: "the pieces of a text in Markdown, as the renderer reads them",
      tinykeys: "reads keyboard shortcuts",
      "prosemirror-model": "what a text holds that is written on the page",
      "prosemirror-state": "its selection and changes",
      "prosemirror-view": "draws it, and takes what is typed",
      "prosemirror-commands": "what its keys and buttons do",
      "prosemirror-keymap": "its keys",
      "prosemirror-inputrules": "lists and headings from signs that are typed",
      "prosemirror-schema-list": "its lists",
      "prosemirror-tables": "its tables",
      "@fontsource-variable/instrument-sans": "the editor's face",
    },
    cli: {
      commander: "reads the command line",
      "jsonc-parser": "adds to media.json without touching the rest of it",
      sass: "compiles styles",
      recheck: "finds patterns of a model that take exponential time",
      postcss: "reads the styles of a page, for those that none of its elements can match",
      sharp: "makes pictures",
      "image-size": "measures pictures without decoding them",
      vite: "bundles for the browser",
      esbuild: "bundles the command line itself, in a clone and before it is packed",
      tsx: "runs the command line where it can't be bundled",
      react: "a site's own blocks get the copy that pages are rendered with",
      "react-dom": "the same",
      "@capsizecss/unpack": "measures a font",
      "subset-font": "cuts fonts to the letters and the weight that a site uses",
      harfbuzzjs: "draws texts in the site's fonts for pictures",
      fontkitten: "reads a font's name and weights",
      "@rgrove/parse-xml": "reads the SVGs of content/icons, which are checked by an allow-list",
      diff: "shows what a migration changes",
      morphdom: "finds what has changed in a page under site dev",
      "launch-editor": "opens the place of a mistake in the code editor",
      open: "opens a browser",
      "playwright-core": "the types of the browser that test-blocks drives",
      "axe-core": "the types of what it runs there",
      uqr: "draws the address for a phone",
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

  it("each is in package.json: among the dependencies, unless it is bundled", () => {
    const { dependencies, peerDependencies, devDependencies } = JSON.parse(
      readFileSync(join(packageRoot, "package.json"), "utf8"),
    ) as Record<string, Record<string, string>>;
    const installed = { ...dependencies, ...peerDependencies };
    // These two run the sources of a clone only.
    const external = new Set(notBundled.filter((name) => !["tsx", "esbuild"].includes(name)));
    const isMissing = ({ package: name = "" }: Use) =>
      !Object.hasOwn(external.has(name) ? installed : { ...installed, ...devDependencies }, name);
    const foreign = uses.filter((use) => use.package !== undefined && !use.isNode);
    expect(breaches(foreign, (use) => !isMissing(use))).toEqual([]);
  });

  /**
   * Those of which an installer may take another patch only, and why a minor could change what a site gets or break it.
   *
   * Not lightningcss, rolldown and postcss: they are dependencies of Vite, whose range decides on them. Not zustand: we use its
   * documented API, and a site's installer can share one copy. Not react and react-dom: a site depends on them itself, for its own blocks. Not fonts and icons:
   * they are files and shapes, found by name.
   */
  const pinned: Record<string, string> = {
    vite: "bundles; a minor brings another Rolldown and other optional packages, and internals of it are used",
    sass: "compiles styles: a minor can deprecate syntax and change the CSS",
    sharp: "native; below 1.0, where a minor may break",
    "react-refresh": "no documented API: what it registers is agreed with Vite's JSX transform",
    "subset-font": "writes fonts, by its own HarfBuzz in WebAssembly",
    harfbuzzjs: "draws texts by HarfBuzz in WebAssembly; the same copy as subset-font's",
  };
  const { dependencies } = JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };

  it("those that work closely with ours stay at the minor that is in our lockfile", () => {
    const { packages } = readLockfile(packageRoot);
    const minorOf = (version = "") => version.split(".").slice(0, 2).join(".");
    const ranges = Object.keys(pinned).map((name) => [name, minorOf(dependencies[name])]);
    const tested = Object.keys(pinned).map((name) => [
      name,
      `~${minorOf(packages[`node_modules/${name}`]?.version)}`,
    ]);
    expect(ranges).toEqual(tested);
  });

  it("each of the others may be a newer minor", () => {
    const narrow = Object.keys(dependencies).filter((name) => !dependencies[name]?.startsWith("^"));
    expect(narrow.sort()).toEqual(Object.keys(pinned).sort());
  });

  it("a form handler on Node sends by the versions that its tests ran with", () => {
    const { devDependencies } = JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8"));
    const written = handlerHosts.node.settings()[`${handlerFolder}/package.json`];
    const { nodemailer } = devDependencies;
    expect(JSON.parse(written ?? "").dependencies).toEqual({ nodemailer });
  });
});
