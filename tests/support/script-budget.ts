import { brotliCompressSync } from "node:zlib";
import type { ScriptFile, Scripts } from "../../cli/assets/bundle/scripts.ts";
import type { BuiltPage } from "./built-page.ts";

/** Bytes that visitors download, after brotli. */
export const budgets = {
  /** Before any interaction, on any page; a page on which nothing moves may have none at all. */
  page: 3000,
  /** The same on a blog post, which only shares and shows a map. */
  post: 2500,
  /** All of the script together. */
  all: 106_000,
  /** The home page's HTML with the styles in it. */
  home: 20_200,
  /** The same of a page that has little more than the frame. */
  missing: 7600,
} as const;

/** Bytes of each module of the script before compression, by its name. */
export type ModuleSizes = Readonly<Record<string, number>>;

/** One thing that has a budget. */
export interface Figure {
  readonly what: string;
  readonly bytes: number;
  readonly budget: number;
  /** The files of the script that are in it. */
  readonly files: readonly ScriptFile[];
}

const sizes = new Map<string, number>();

/** The bytes of a text after brotli. */
export function brotliSize(text: string): number {
  const known = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, known);
  return known;
}

/** What a page's visitor downloads before they do anything: the loader and what wakes by itself. */
export function scriptOf(page: BuiltPage, scripts: Scripts): ScriptFile[] {
  const sources = page.all("script[src]").map(({ attribs }) => attribs.src?.slice(1));
  const woken: string[] = page
    .all('[data-hydrate-on="load"], [data-hydrate-on="visible"], [data-hydrate-on="idle"]')
    .flatMap(({ attribs: { "data-island": island, "data-enhance": enhance } }) => [
      island ?? "",
      `${island}.island`,
      `${enhance}.enhance`,
    ]);
  if (page.all("body[data-redirects]").length > 0) woken.push("redirect-missing");
  const hydrates = page
    .all("[data-island]")
    .some(({ attribs }) => /load|visible|idle/.test(attribs["data-hydrate-on"] ?? ""));
  const found = new Set<ScriptFile>();
  const add = (file: ScriptFile) => {
    if (found.has(file)) return;
    found.add(file);
    for (const other of scripts.files) if (file.imports.includes(other.path)) add(other);
  };
  for (const file of scripts.files)
    if (sources.includes(file.path) || woken.includes(file.name) || (hydrates && file.name === "react"))
      add(file);
  return [...found];
}

/** What the heaviest page of each kind, the home page's document and the whole script weigh. */
export function measure(pages: ReadonlyMap<string, BuiltPage>, scripts: Scripts): Figure[] {
  const heaviest = new Map<string, Figure>();
  for (const page of pages.values()) {
    const figure = pageFigure(page, scripts);
    const other = heaviest.get(figure.what);
    if (!other || figure.bytes - figure.budget > other.bytes - other.budget)
      heaviest.set(figure.what, figure);
  }
  const all = scripts.files;
  const htmlOf = (path: string, budget: number): Figure => ({
    what: `HTML and styles of ${path}`,
    bytes: brotliSize(pages.get(path)?.html ?? ""),
    budget,
    files: [],
  });
  return [
    ...heaviest.values(),
    { what: "All of the script", bytes: weigh(all), budget: budgets.all, files: all },
    htmlOf("/", budgets.home),
    htmlOf("/404.html", budgets.missing),
  ];
}

function pageFigure(page: BuiltPage, scripts: Scripts): Figure {
  const files = scriptOf(page, scripts);
  const moves = page.all("[data-hydrate-on], body[data-redirects]").length > 0;
  const budget = page.all("article.article").length > 0 ? budgets.post : budgets.page;
  // Posts, categories and projects each have a folder that their pages are in.
  const kind = page.path.replace(/(?<=\/(blog|category|projects)\/)(?!category)[^/]+(?=\/)/, "…");
  return {
    what: `Script before any interaction on ${kind}`,
    bytes: weigh(files),
    budget: moves ? budget : 0,
    files,
  };
}

/** A sentence for everything over its budget: by how much, and which modules have grown since their sizes were noted. */
export function complaints(figures: readonly Figure[], noted: ModuleSizes): string[] {
  return figures.flatMap(({ what, bytes, budget, files }) => {
    const react = budget < budgets.all && files.some(({ modules }) => Object.keys(modules).some(isReact));
    const size = `${what}: ${number(bytes)} bytes, ${number(bytes - budget)} more than its budget of ${number(budget)}.`;
    return [
      ...(react ? [`${what} has React in it, which must wait for a sign that a visitor wants it.`] : []),
      ...(bytes > budget ? [[size, grown(files, noted)].join(" ").trim()] : []),
    ];
  });
}

/** The size of every module in some files. */
export function moduleSizes(files: readonly ScriptFile[]): ModuleSizes {
  const all = files.flatMap(({ modules }) => Object.entries(modules));
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function grown(files: readonly ScriptFile[], noted: ModuleSizes): string {
  const changes = Object.entries(moduleSizes(files))
    .map(([name, size]) => ({ name, by: size - (noted[name] ?? 0), isNew: noted[name] === undefined }))
    .filter(({ by }) => by > 0)
    .sort((one, other) => other.by - one.by)
    .slice(0, 5)
    .map(({ name, by, isNew }) => `${name} ${isNew ? "is new, with" : "by"} ${number(by)} bytes`);
  if (files.length === 0) return "";
  return changes.length > 0
    ? `Grown before compression: ${changes.join(", ")}.`
    : "No module has grown since their sizes were noted.";
}

const isReact = (module: string) => module.startsWith("react-dom/");
const weigh = (files: readonly ScriptFile[]) =>
  files.reduce((total, { text }) => total + brotliSize(text), 0);
const number = (bytes: number) => bytes.toLocaleString("en-GB");
