import type { BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { templates } from "../../../cli/templates/index.ts";
import { axeFindings } from "../../support/axe-findings.ts";
import { deadButtons } from "../../support/dead-buttons.ts";
import { buildExample, buildTemplate, exampleFolders } from "../../support/example-sites.ts";
import { everything } from "../../support/extent.ts";
import { lookAtEach } from "../../support/open-site.ts";
import { type ServedExample, serveExample } from "../../support/serve-example.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const sites = [
  ...exampleFolders.map((folder) => [folder, buildExample(folder)] as const),
  ...(everything ? Object.keys(templates) : []).map(
    (template) => [`a new site from the template ${template}`, buildTemplate(template)] as const,
  ),
];

describe.each(sites)("%s", (_, site) => {
  let served: ServedExample;
  beforeAll(async () => {
    served = await serveExample(site);
  });
  afterAll(() => served.close());

  it.each<BrowserContextOptions>([
    { viewport: phone, colorScheme: "light" },
    { viewport: desktop, colorScheme: "dark" },
  ])("is without a finding of axe on any kind of page: $viewport.width px, $colorScheme", async (look) => {
    const context = await served.newContext({ ...look, bypassCSP: true, reducedMotion: "reduce" });
    expect(await lookAtEach(context, served.kinds, axeFindings)).toEqual([]);
    await context.close();
  });

  it("keeps to its own policy, to the width of the window, and to white paper", async () => {
    const context = await served.newContext({ reducedMotion: "reduce" });
    const findings: string[] = [];
    context.on("console", (message) => message.type() === "error" && findings.push(message.text()));
    context.on("weberror", (error) => findings.push(error.error().message));
    const wide = await lookAtEach(context, served.kinds, async (page, path) => {
      const found: string[] = [];
      for (const width of [320, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        if (needed > width) found.push(`${path} is ${needed} px wide at ${width}`);
      }
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      if (paper !== "rgb(255, 255, 255)") found.push(`${path} is printed on ${paper}`);
      await page.emulateMedia({ media: "screen", colorScheme: null });
      return found;
    });
    expect(wide).toEqual([]);
    expect(findings).toEqual([]);
    await context.close();
  });

  it("says without scripts what it says with them, and shows no button that does nothing", async () => {
    const context = await served.newContext({ javaScriptEnabled: false, viewport: phone });
    const dead = await lookAtEach(context, served.kinds, deadButtons);
    expect(dead).toEqual([]);
    await context.close();
  });
});
