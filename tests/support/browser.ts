import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

interface LaunchOptions {
  /** Keeps pages in memory for Back and Forward, as visitors' browsers do and Playwright's do not. */
  readonly keepPages?: boolean;
}

/** A real Chromium: the machine's own, or else the one that comes inside an npm package (Linux x64). */
export async function launchBrowser({ keepPages = false }: LaunchOptions = {}): Promise<Browser> {
  const own = process.env.CHROME_PATH ?? installed.find((path) => existsSync(path));
  const ignoreDefaultArgs = keepPages ? ["--disable-back-forward-cache"] : [];
  if (own) return chromium.launch({ executablePath: own, args: quiet, ignoreDefaultArgs });
  const { default: packaged } = await import("@sparticuz/chromium");
  return chromium.launch({
    executablePath: await packaged.executablePath(),
    args: [...packaged.args, ...quiet],
    ignoreDefaultArgs,
  });
}

const quiet = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
