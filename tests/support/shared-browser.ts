import { type Browser, chromium } from "playwright-core";
import { inject } from "vitest";

/** This worker's browser, which its test files have one after the other; closing it closes what this file opened in it. */
export function connectBrowser(): Promise<Browser> {
  const browsers = inject("browsers");
  return chromium.connect(browsers[Number(process.env.VITEST_POOL_ID) % browsers.length] ?? "");
}
