import type { Page } from "playwright-core";
import { deadButtons as labelsOfDeadButtons } from "../../cli/conformance/page-findings.ts";

/** The visible buttons of a page that do nothing without scripts, each with where it is. */
export async function deadButtons(page: Page, path: string): Promise<string[]> {
  return (await labelsOfDeadButtons(page)).map((label) => `${path} ${label}`);
}
