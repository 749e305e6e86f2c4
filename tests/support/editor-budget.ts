import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AdminBundle } from "../../cli/assets/bundle/bundle-admin.ts";
import { brotliSize } from "./script-budget.ts";

/**
 * Bytes that the editor's first screen loads before one can type, after brotli: its scripts and styles, for the pages. The
 * preview comes right behind it; all that edits and saves the site is there. The content is the site's own, and its font is shown when it comes, so neither is counted.
 */
export const firstScreenBudget = 276_000;

/** Bytes that the editor's page loads until it is idle: the first screen, the forms and the preview. */
export const idleBudget = 500_000;

/** What the first screen of an editor weighs, after brotli. */
export async function firstScreenBytes(bundle: AdminBundle): Promise<number> {
  return bytesOf(bundle, [bundle.script, ...bundle.imports, ...bundle.styles]);
}

/** What the page of an editor asks for until it is idle, after brotli; the worker that checks the site is not in it. */
export async function bytesUntilIdle(bundle: AdminBundle): Promise<number> {
  return bytesOf(bundle, [bundle.script, ...bundle.imports, ...bundle.styles, ...bundle.nextModules]);
}

async function bytesOf(bundle: AdminBundle, addresses: readonly string[]): Promise<number> {
  const paths = new Set(addresses.map((path) => path.slice(1)));
  const texts = bundle.files
    .filter(({ path }) => paths.has(path))
    .map(async (file) => String(await file.read()));
  return (await Promise.all(texts)).reduce((sum, text) => sum + brotliSize(text), 0);
}

/** A sentence for a first screen over its budget, with its largest modules; nothing for any other. */
export function firstScreenComplaint(
  bytes: number,
  { modules }: Pick<AdminBundle, "modules">,
  budget = firstScreenBudget,
): string | undefined {
  if (bytes <= budget) return undefined;
  const number = (size: number) => size.toLocaleString("en-GB");
  const largest = Object.entries(modules)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 12)
    .map(([name, size]) => `${name} ${number(size)}`);
  const over = `${number(bytes)} bytes, ${number(bytes - budget)} more than its budget of ${number(budget)}`;
  return `The editor's first screen: ${over}. Its largest modules before compression: ${largest.join(", ")}.`;
}

/** The addresses that a page of an editor has its browser load before its first screen, and right behind it. */
export function loadedFirst(page: string): {
  readonly first: readonly string[];
  readonly next: readonly string[];
} {
  const links = [
    ...page.matchAll(
      /<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]* (?:href|src)="([^"]+)"([^>]*)>/g,
    ),
  ];
  const isNext = ([, , rest = ""]: RegExpMatchArray) => rest.includes('fetchpriority="low"');
  const addresses = (of: readonly RegExpMatchArray[]) => of.map(([, address = ""]) => address).sort();
  return { first: addresses(links.filter((link) => !isNext(link))), next: addresses(links.filter(isNext)) };
}

/** The page of the built editor. */
export function builtEditorPage(dist: string): string {
  return readFileSync(join(dist, "admin/index.html"), "utf8");
}
