import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { bundleAdmin } from "../cli/assets/bundle/bundle-admin.ts";
import { bundleScripts, type Scripts } from "../cli/assets/bundle/scripts.ts";
import { type BuiltPage, builtPages, dist } from "./support/built-page.ts";
import {
  builtEditorPage,
  firstScreenBytes,
  firstScreenComplaint,
  loadedFirst,
} from "./support/editor-budget.ts";
import { packageRoot } from "./support/package-root.ts";
import { budgets, complaints, measure, moduleSizes, scriptOf } from "./support/script-budget.ts";

const pages = builtPages();
let scripts: Scripts;
beforeAll(async () => {
  scripts = await bundleScripts(packageRoot);
});

const pageAt = (path: string) => {
  const page = pages.get(path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
};
const namesOn = (path: string) => scriptOf(pageAt(path), scripts).map(({ name }) => name);
/** A page on which nothing moves. */
const still: BuiltPage = { ...pageAt("/testimonials/"), path: "/still/", all: () => [] };
/** Text that brotli makes hardly shorter. */
const noise = (length: number) =>
  Array.from({ length: length / 40 }, (_, index) =>
    createHash("sha256").update(String(index)).digest("base64").slice(0, 40),
  ).join("");

/** The script with a module of one of its files made larger, or a new one in it. */
function grow(file: string, module: string, by: number): Scripts {
  return {
    ...scripts,
    files: scripts.files.map((each) =>
      each.name === file
        ? {
            ...each,
            text: each.text + noise(by),
            modules: { ...each.modules, [module]: (each.modules[module] ?? 0) + by },
          }
        : each,
    ),
  };
}

describe("What is downloaded before any interaction", () => {
  it.each([
    ["/projects/1/", ["loader"]],
    ["/", ["loader", "map.enhance", "remembered-consent"]],
    ["/contact/", ["loader", "map.enhance", "remembered-consent"]],
    ["/services/", ["loader", "map.enhance", "remembered-consent", "timeline.enhance"]],
    ["/404.html", ["loader", "redirect-missing"]],
  ])("on %s is %j", (path, expected) => {
    expect(namesOn(path).sort()).toEqual(expected);
  });

  it("is nothing on a page on which nothing moves", () => {
    expect(scriptOf(still, scripts)).toEqual([]);
    expect(measure(new Map([[still.path, still]]), scripts)[0]?.budget).toBe(0);
  });

  it("is what the files of that need, too", () => {
    const html = {
      all: (selector: string) => pageWith({ "data-enhance": "hero", "data-hydrate-on": "visible" }, selector),
    };
    const names = scriptOf(html as BuiltPage, scripts).map(({ name }) => name);
    expect(names.sort()).toEqual(["hero.enhance", "page-store"]);
  });

  it("has a figure for every kind of page, all of the script, and the home page", () => {
    const figures = measure(pages, scripts);
    expect(figures.map(({ what }) => what.replace("Script before any interaction on ", "")).sort()).toEqual([
      "/",
      "/404.html",
      "/blog/",
      "/blog/category/…/",
      "/blog/…/",
      "/contact/",
      "/projects/",
      "/projects/…/",
      "/services/",
      "/testimonials/",
      "All of the script",
      "HTML and styles of /",
      "HTML and styles of /404.html",
    ]);
    expect(figures.find(({ what }) => what.endsWith("/blog/…/"))?.budget).toBe(budgets.post);
  });
});

describe("The budgets", () => {
  it("hold", () => {
    expect(complaints(measure(pages, scripts), {})).toEqual([]);
  });

  it("say, when exceeded, by how much and which module grew", () => {
    const before = moduleSizes(scripts.files);
    const [complaint, ...others] = complaints(
      measure(pages, grow("timeline.enhance", "blocks/timeline/enhance.ts", 1400)),
      before,
    );
    expect(complaint).toMatch(
      /^Script before any interaction on \/services\/: \d,\d{3} bytes, [\d,]+ more than its budget of 3,000\. Grown before compression: blocks\/timeline\/enhance\.ts by 1,400 bytes\.$/,
    );
    expect(others.filter((other) => !other.startsWith("All of the script:"))).toEqual([]);
  });

  it("name a module that is new", () => {
    const found = complaints(
      measure(pages, grow("loader", "left-pad/index.js", 900)),
      moduleSizes(scripts.files),
    );
    const post = found.find((complaint) => complaint.includes("/blog/…/"));
    expect(post).toContain(
      `budget of ${budgets.post.toLocaleString("en")}. Grown before compression: left-pad/index.js is new, with 900 bytes.`,
    );
  });

  it("hold for all of the script together", () => {
    const module = "react-dom/cjs/react-dom-client.production.js";
    const found = complaints(measure(pages, grow("react", module, 9000)), moduleSizes(scripts.files));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^All of the script: [\d,]+ bytes, [\d,]+ more than its budget of [\d,]+\./);
  });

  it("do not let React come before it is wanted, however small it were", () => {
    const react = scripts.files.find(({ name }) => name === "react");
    const tiny = {
      ...scripts,
      files: scripts.files.map((file) =>
        file.name === "loader"
          ? { ...file, imports: [react?.path ?? ""] }
          : file.name === "react"
            ? { ...file, text: "" }
            : file,
      ),
    };
    expect(complaints(measure(pages, tiny), {})).toContain(
      "Script before any interaction on / has React in it, which must wait for a sign that a visitor wants it.",
    );
  });

  it("leave a page on which nothing moves without any script", () => {
    const html = {
      ...still,
      all: (selector: string) =>
        selector === "script[src]" ? [{ attribs: { src: scripts.loader } }] : still.all(selector),
    };
    const found = complaints(measure(new Map([[still.path, html as unknown as BuiltPage]]), scripts), {});
    expect(found[0]).toContain("on /still/: 1,");
    expect(found[0]).toContain("more than its budget of 0.");
  });
});

describe("What the editor loads before its first screen", () => {
  it("is within its budget, and all that its page names", async () => {
    const bundle = await bundleAdmin({ root: packageRoot });
    expect(firstScreenComplaint(await firstScreenBytes(bundle), bundle)).toBeUndefined();
    expect(loadedFirst(builtEditorPage(dist))).toEqual({
      first: [...bundle.styles, ...bundle.imports, bundle.script].sort(),
      next: bundle.nextModules.toSorted(),
    });
    expect(bundle.nextModules.map((path) => path.replace(/.*\/|\..*/g, ""))).toEqual(
      expect.arrayContaining(["forms", "preview", "page"]),
    );
    const modules = Object.keys(bundle.modules);
    expect(modules).toContain("admin/features/pages/pages-workspace.tsx");
    for (const late of [
      /^diff\//,
      /^@atlaskit\/.*drop-target/,
      /^react-dom\/.*server/,
      /^(?:morphdom|@floating-ui)\//,
      /^admin\/fields\/.*field\.tsx$/,
      /^blocks\/.*view\.tsx$/,
      /^admin\/features\/(?:transfer|search|review)\/.*panel/,
    ])
      expect(modules.filter((name) => late.test(name))).toEqual([]);
  });

  it("is told with its largest modules when it is too much", () => {
    const modules = { "react-dom/client.js": 600_000, "marked/marked.js": 50_000 };
    expect(firstScreenComplaint(1500, { modules }, 1000)).toBe(
      "The editor's first screen: 1,500 bytes, 500 more than its budget of 1,000. Its largest modules before compression: react-dom/client.js 600,000, marked/marked.js 50,000.",
    );
  });
});

/** What a page with one sleeping part answers to a selector. */
function pageWith(attribs: Record<string, string>, selector: string): unknown[] {
  return selector.includes(`data-hydrate-on="${attribs["data-hydrate-on"]}"`) ? [{ attribs }] : [];
}
