import { type Browser, chromium } from "playwright-core";
import { inject } from "vitest";

/** The browser of this run, which all test files share; closing it closes what this file opened in it. */
export function connectBrowser(): Promise<Browser> {
  return chromium.connect(inject("browser"));
}
