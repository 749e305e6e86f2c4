import type { BrowserContextOptions, Page, Request } from "playwright-core";
import type { Settings } from "../../renderer/site.ts";
import type { AnyBlock } from "../../schema/block/define-block.ts";
import { firstSample, samplesOf, sampleTitle } from "../../schema/block/samples-of.ts";
import { filesOf } from "../assets/fonts/fonts.ts";
import type { OwnFont } from "../assets/fonts/read-own-fonts.ts";
import { loadAssets } from "../assets/load-assets.ts";
import type { LoadedCode } from "../assets/own-code/load-blocks.ts";
import { createRenderAssets } from "../assets/render-assets.ts";
import { axeRules } from "../dev/workbench/axe-findings.ts";
import { contentType } from "../files/content-type.ts";
import { openCache } from "../incremental/cache.ts";
import { renderSample, type SamplePage, type SampleSite } from "../pipeline/check/render-sample.ts";
import { runAxe } from "./axe.ts";
import type { TestBrowser } from "./browser.ts";
import {
  activateIslands,
  columnFindings,
  deadButtons,
  fillFields,
  inactiveIslands,
  shownFields,
  shownLines,
  wideElements,
} from "./page-findings.ts";

/** A fault of a block, found by rendering one of its samples in a browser. */
export interface BlockFinding {
  /** Which check found it. */
  readonly check: "render" | "hydrate" | "policy" | "width" | "no-script" | "axe";
  readonly message: string;
}

export interface ConformanceSite extends SampleSite {
  /** What its pages ask for, by path relative to the output folder. */
  readonly files: ReadonlyMap<string, string | Buffer>;
}

interface SiteParts {
  readonly root: string;
  readonly code: Pick<LoadedCode, "blocks" | "files">;
  readonly fonts: readonly OwnFont[];
}

/** What samples are tried in: a site's styles, fonts and scripts, with React's development build. */
export async function openConformanceSite(
  settings: Settings,
  { root, code, fonts: own }: SiteParts,
): Promise<ConformanceSite> {
  const cache = openCache(root);
  const { styles, scripts, fonts } = await loadAssets(settings, {
    root,
    code,
    own,
    mode: "development",
    cache,
  });
  const files = new Map<string, string | Buffer>([
    ...scripts.files.map(({ path, text }) => [path, text] as const),
    ...Object.entries({ ...code.files, ...scripts.assets }).map(
      ([path, content]) => [path, Buffer.from(content, "base64")] as const,
    ),
    ...filesOf(fonts).map(({ path, bytes }) => [path, Buffer.from(bytes)] as const),
  ]);
  // With all rules: what is tried may be changed in the browser.
  const assets = createRenderAssets(settings, { styles, fonts, scripts: { loader: scripts.loader } });
  return { settings, blocks: code.blocks.map(({ block }) => block), assets, files };
}

/**
 * Tries a block's samples in a browser: each renders without errors, hydrates as the server rendered it, keeps to the page's
 * policy, is no wider than 280 px, fits into columns of four widths, shows without scripts what it shows with them, knows what
 * was filled in before its code was there, and axe finds nothing up to AA. Throws what its view throws.
 */
export async function testBlock(
  block: AnyBlock,
  site: ConformanceSite,
  test: TestBrowser,
): Promise<BlockFinding[]> {
  const findings: BlockFinding[] = [];
  for (const { name, props } of samplesOf(block))
    for (const { check, message } of await testSample(renderSample(block, props, site), site, test)) {
      const text = withoutStack(message);
      findings.push({ check, message: name === firstSample ? text : `In the ${sampleTitle(name)}: ${text}` });
    }
  return findings;
}

async function testSample(
  sample: SamplePage,
  site: ConformanceSite,
  test: TestBrowser,
): Promise<BlockFinding[]> {
  const visit: Visit = (options, look) => visitSample({ sample, site, test, options }, look);
  const warnings = sample.warnings.map((message): BlockFinding => ({ check: "render", message }));
  const { lines, findings } = await lookWithScripts(visit);
  return [
    ...warnings,
    ...findings,
    ...(sample.inFrame ? [] : await lookInColumns(visit, sample.id)),
    ...(await lookWithoutScripts(visit, lines)),
    ...(await lookWithEarlyInput(visit)),
    ...(await lookWithAxe(visit, test.axe)),
  ];
}

type Visit = <T>(
  options: BrowserContextOptions,
  look: (page: Page, log: BrowserLog) => Promise<T>,
) => Promise<T>;

const narrow = { width: 280, height: 800 };

async function lookWithScripts(visit: Visit) {
  return visit({ viewport: narrow }, async (page, log) => {
    const findings: BlockFinding[] = (await activate(page, log)).map((message) => ({
      check: "hydrate",
      message,
    }));
    for (const message of new Set(log.violations)) findings.push({ check: "policy", message });
    for (const element of await wideElements(page))
      findings.push({ check: "width", message: `On a screen of ${narrow.width} px, ${element}.` });
    // What React renders anew differs from the server's HTML, which is said already.
    return { lines: log.errors.length > 0 ? [] : await shownLines(page, "body"), findings };
  });
}

const columnsPx = [280, 420, 720, 1100];

/** On a wide screen, where only the column is narrow. */
async function lookInColumns(visit: Visit, id: string): Promise<BlockFinding[]> {
  return visit({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" }, async (page, log) => {
    await activate(page, log);
    const findings: BlockFinding[] = [];
    for (const widthPx of columnsPx)
      for (const finding of await columnFindings(page, id, widthPx))
        findings.push({ check: "width", message: `In a column of ${widthPx} px, ${finding}.` });
    return findings;
  });
}

async function lookWithoutScripts(
  visit: Visit,
  linesWithScripts: readonly string[],
): Promise<BlockFinding[]> {
  return visit({ viewport: narrow, javaScriptEnabled: false }, async (page) => {
    const dead = (await deadButtons(page)).map(
      (label) =>
        `The button "${label}" does nothing without scripts. Hide it there: @media (scripting: none).`,
    );
    const lines = new Set(await shownLines(page, "body"));
    const missing = linesWithScripts
      .filter((line) => !lines.has(line))
      .map((line) => `"${line}" is there only with scripts.`);
    return [...dead, ...missing].map((message) => ({ check: "no-script", message }));
  });
}

const replayTimeoutMs = 3000;

/** Fills the fields of islands in, once when their code is there and once before it: both have to end alike. */
async function lookWithEarlyInput(visit: Visit): Promise<BlockFinding[]> {
  const expected = await visit({ viewport: narrow }, async (page, log) => {
    await activate(page, log);
    if ((await fillFields(page)) === 0 || log.errors.length > 0) return undefined;
    await page.waitForLoadState("networkidle");
    return shownFields(page);
  });
  if (!expected) return [];
  return visit({ viewport: narrow }, async (page, log) => {
    await page.waitForLoadState("load");
    let release = () => {};
    const code = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/*.js", (route) => code.then(() => route.fallback()));
    await fillFields(page);
    release();
    await activate(page, log);
    const end = performance.now() + replayTimeoutMs;
    let lost = await difference(page, expected);
    while (lost && performance.now() < end) {
      await page.waitForTimeout(20);
      lost = await difference(page, expected);
    }
    return lost
      ? [
          {
            check: "hydrate",
            message: `What is filled in before the code of an island is there is lost: ${lost}.`,
          },
        ]
      : [];
  });
}

async function difference(page: Page, expected: readonly string[]): Promise<string | undefined> {
  const shown = await shownFields(page);
  const index = expected.findIndex((line, at) => line !== shown[at]);
  if (index === -1 && shown.length === expected.length) return undefined;
  const [now, then] = [shown[index] ?? "nothing more", expected[index] ?? "nothing more"];
  return `it shows "${now}", and "${then}" where the code was there before`;
}

const looks = [
  { viewport: { width: 390, height: 844 }, colorScheme: "light" },
  { viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
] as const;

async function lookWithAxe(visit: Visit, axe: string): Promise<BlockFinding[]> {
  return visit({ bypassCSP: true, reducedMotion: "reduce" }, async (page, log) => {
    await activate(page, log);
    const findings: BlockFinding[] = [];
    for (const { viewport, colorScheme } of looks) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      for (const { rule, help, target } of await runAxe(page, axe, axeRules))
        findings.push({
          check: "axe",
          message: `${help}: ${target} (${rule}; ${viewport.width} px, ${colorScheme}).`,
        });
    }
    return findings;
  });
}

const hydrateTimeoutMs = 10_000;

async function activate(page: Page, log: BrowserLog): Promise<readonly string[]> {
  await page.waitForLoadState("load");
  await activateIslands(page);
  const end = performance.now() + hydrateTimeoutMs;
  let inactive = await inactiveIslands(page);
  while (inactive.length > 0 && log.errors.length === 0 && performance.now() < end) {
    await page.waitForTimeout(20);
    inactive = await inactiveIslands(page);
  }
  await page.waitForLoadState("networkidle");
  if (log.errors.length > 0) return log.errors;
  return inactive.map((name) => `The code of the island "${name}" did not come.`);
}

interface BrowserLog {
  readonly errors: string[];
  readonly violations: string[];
}

interface SampleVisit {
  readonly sample: SamplePage;
  readonly site: ConformanceSite;
  readonly test: TestBrowser;
  readonly options: BrowserContextOptions;
}

/** Opens a sample's page in a context of its own, in which nothing comes from the network. */
async function visitSample<T>(
  { sample, site, test, options }: SampleVisit,
  look: (page: Page, log: BrowserLog) => Promise<T>,
): Promise<T> {
  const context = await test.browser.newContext(options);
  const log: BrowserLog = { errors: [], violations: [] };
  try {
    context.on("weberror", (error) => log.errors.push(error.error().message));
    context.on("console", (message) => {
      const text = message.text();
      if (message.type() === "error" && !isOfBrowser.test(text)) log.errors.push(text);
    });
    await context.exposeBinding("reportViolation", (_, text: string) => log.violations.push(text));
    await context.addInitScript(() => {
      document.addEventListener(
        "securitypolicyviolation",
        ({ violatedDirective, blockedURI, sample: code }) => {
          const { reportViolation } = window as unknown as { reportViolation(text: string): void };
          reportViolation(
            `The page's policy (${violatedDirective}) refused ${blockedURI}${code && `: ${code}`}.`,
          );
        },
      );
    });
    await context.route("**/*", (route) => route.fulfill(answerOf(route.request(), sample, site)));
    const page = await context.newPage();
    await page.goto(`${origin}${sample.href}`);
    return await look(page, log);
  } finally {
    await context.close();
  }
}

/** What the browser says of files that a sample has not, and of violations, which are told by their events. */
const isOfBrowser = /^Failed to load resource|Content Security Policy|requires 'Trusted/;

// As on a host, the address is one of a secure context.
const origin = "http://localhost";

function answerOf(request: Request, { href, html, data }: SamplePage, { files, settings }: ConformanceSite) {
  const { origin: asked, pathname } = new URL(request.url());
  if (asked !== origin) return { contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" };
  if (pathname === href) return { contentType: "text/html; charset=utf-8", body: html };
  if (data.has(pathname)) return { json: data.get(pathname) };
  const path = pathname.slice(settings.base.length + 1);
  const body = files.get(path);
  if (body !== undefined) return { contentType: contentType(path), body };
  return request.resourceType() === "image"
    ? { contentType: "image/svg+xml", body: picture }
    : { status: 404 };
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#888"/></svg>';

/** React's messages end with stacks of its own. */
function withoutStack(message: string): string {
  return message
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line))
    .join("\n");
}
