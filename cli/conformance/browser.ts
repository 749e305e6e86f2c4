import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Browser, BrowserType } from "playwright-core";
import { findPackage } from "../files/find-package.ts";
import { SiteError } from "../files/site-error.ts";

export const installedBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export interface TestBrowser {
  readonly browser: Pick<Browser, "newContext" | "close">;
  /** The source of axe-core, for a page. */
  readonly axe: string;
}

/**
 * Starts a browser with the packages of a site, else with those beside Blockwork. Throws a SiteError where a package or
 * a browser is missing.
 */
export async function openBrowser(root: string): Promise<TestBrowser> {
  const playwright = findPackage(root, ["playwright-core", "playwright"]);
  const axe = findPackage(root, ["axe-core/axe.min.js"]);
  if (playwright === undefined || axe === undefined) {
    const missing = [...(playwright ? [] : ["playwright-core"]), ...(axe ? [] : ["axe-core"])].join(" ");
    throw new SiteError(
      `Blocks are tested in a browser, and packages for that are not installed.\n  Install them: npm install --save-dev ${missing}`,
    );
  }
  const { default: module, chromium = module?.chromium } = await import(pathToFileURL(playwright).href);
  return { browser: await launch(chromium), axe: readFileSync(axe, "utf8") };
}

async function launch(chromium: BrowserType): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? installedBrowsers.find((path) => existsSync(path));
  try {
    return await chromium.launch(executablePath === undefined ? {} : { executablePath });
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new SiteError(
      `No browser could be started: ${reason}\n  Install Chrome or Chromium, name one in CHROME_PATH, or run npx playwright-core install chromium.`,
    );
  }
}
