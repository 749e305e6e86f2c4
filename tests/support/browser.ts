import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { installedBrowsers } from "../../cli/conformance/browser.ts";

interface LaunchOptions {
  /** Keeps pages in memory for Back and Forward, as visitors' browsers do and Playwright's do not. */
  readonly keepPages?: boolean;
}

/** A real Chromium, driven by Playwright. */
export async function launchBrowser({ keepPages = false }: LaunchOptions = {}): Promise<Browser> {
  const ignoreDefaultArgs = keepPages ? ["--disable-back-forward-cache"] : [];
  return chromium.launch({ ...(await findBrowser()), ignoreDefaultArgs });
}

/**
 * Which Chromium the tests drive, and how it is started: the one inside an npm package (Linux x64), so that every machine
 * tests in the same one; CHROME_PATH says another, and elsewhere it is the machine's own.
 */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const own =
    process.env.CHROME_PATH ?? (isPackaged ? undefined : installedBrowsers.find((path) => existsSync(path)));
  if (own) return { executablePath: own, args: quiet };
  const { default: packaged } = await import("@sparticuz/chromium");
  // Its own arguments are for a cloud function: one process for everything, and no web security, which is tested here.
  return { executablePath: await packaged.executablePath(), args: quiet };
}

const isPackaged = process.platform === "linux" && process.arch === "x64";

const quiet = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Maps are never asked for; a route of Playwright's would do it too, at the cost of the browser's cache.
  "--host-resolver-rules=MAP *.openstreetmap.org ~NOTFOUND, MAP *.google.com ~NOTFOUND",
  // Letters as wide as on a phone, not rounded to whole pixels.
  "--font-render-hinting=none",
];
