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

/** A real Chromium, driven by Playwright. */
export async function launchBrowser({ keepPages = false }: LaunchOptions = {}): Promise<Browser> {
  const ignoreDefaultArgs = keepPages ? ["--disable-back-forward-cache"] : [];
  return chromium.launch({ ...(await findBrowser()), ignoreDefaultArgs });
}

/** The machine's own Chromium, or else the one that comes inside an npm package (Linux x64), and how to start it. */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const own = process.env.CHROME_PATH ?? installed.find((path) => existsSync(path));
  if (own) return { executablePath: own, args: quiet };
  const { default: packaged } = await import("@sparticuz/chromium");
  return { executablePath: await packaged.executablePath(), args: [...packaged.args, ...quiet] };
}

const quiet = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
