import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { loadAxe, runAxe } from "../../cli/conformance/axe.ts";
import { packageRoot } from "./package-root.ts";

/** Minified, as it is sent to each page. */
export const axeSource = readFileSync(join(packageRoot, "node_modules/axe-core/axe.min.js"), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose outcome hangs on colours. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong on a page as it stands, one line for each element. The page's policy must let it run. */
export function axeFindings(page: Page): Promise<string[]> {
  return findings(page, tags);
}

/** How wide a page is, and in which colours. */
export interface AxeLook {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: "light" | "dark";
}

/** What axe finds wrong on a page in each of these looks, on one visit. */
export async function findingsInLooks(
  page: Page,
  looks: readonly AxeLook[],
  find = axeFindings,
): Promise<string[]> {
  const found: string[] = [];
  await loadAxe(page, axeSource);
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const findings = await find(page);
    found.push(...findings.map((finding) => `${viewport.width} px, ${colorScheme}: ${finding}`));
  }
  return found;
}

/** What only the other colour scheme has wrong on a page: nothing but colours differs between the two. */
export async function otherSchemeFindings(page: Page): Promise<string[]> {
  await loadAxe(page, axeSource);
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await page.emulateMedia({ colorScheme: isDark ? "light" : "dark" });
  const found = await findings(page, colourRules);
  await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
  return found;
}

async function findings(page: Page, runOnly: string[]): Promise<string[]> {
  const found = await runAxe(page, axeSource, runOnly);
  const { pathname } = new URL(page.url());
  return found.map(({ rule, target }) => `${pathname} ${rule}: ${target}`);
}
