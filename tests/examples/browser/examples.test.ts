import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { templates } from "../../../cli/scaffold/init/templates.ts";
import { type AxeLook, findingsInLooks } from "../../support/axe-findings.ts";
import { coveringPages } from "../../support/covering-pages.ts";
import { deadButtons } from "../../support/dead-buttons.ts";
import { buildExample, buildTemplate, exampleFolders } from "../../support/example-sites.ts";
import { everything, nightly } from "../../support/extent.ts";
import { layoutFindings } from "../../support/layout-findings.ts";
import { lineLengths, ordinaryText } from "../../support/line-lengths.ts";
import { lookAtEach } from "../../support/open-site.ts";
import { type ServedExample, serveExample } from "../../support/serve-example.ts";

const phone = { width: 390, height: 844 };
const looks: readonly AxeLook[] = [
  { viewport: phone, colorScheme: "light" },
  { viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
];

const sites = [
  ...exampleFolders.map((folder) => [folder, buildExample(folder)] as const),
  ...(everything ? [...templates.keys()] : []).map(
    (template) => [`a new site from the template ${template}`, buildTemplate(template)] as const,
  ),
];

describe.each(sites)("%s", (_, site) => {
  let served: ServedExample;
  beforeAll(async () => {
    served = await serveExample(site);
  });
  afterAll(() => served.close());

  // Axe takes long, and finds the same on each page with the same elements.
  const kinds = new Map([...site.pages].filter(([path]) => site.kinds.includes(path)));
  const audited = coveringPages(kinds).map((path) => site.base + path);

  it("is without a finding of axe on any kind of page, on a light phone and a wide dark screen", async () => {
    const context = await served.newContext({ viewport: phone, bypassCSP: true, reducedMotion: "reduce" });
    expect(
      await lookAtEach(context, nightly ? served.kinds : audited, (page) => findingsInLooks(page, looks)),
    ).toEqual([]);
    await context.close();
  });

  it("keeps to its own policy, and shows all its texts on every screen, with large letters, in forced colours and on paper", async () => {
    const context = await served.newContext({ reducedMotion: "reduce" });
    const errors: string[] = [];
    context.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    context.on("weberror", (error) => errors.push(error.error().message));
    const lines: number[] = [];
    const words = exampleFolders.includes(site.folder) ? undefined : ordinaryText;
    const findings = await lookAtEach(context, served.kinds, async (page) => {
      const found = await layoutFindings(page);
      lines.push(...(await lineLengths(page, { words })));
      return found;
    });
    expect(findings).toEqual([]);
    expect(errors).toEqual([]);
    const median = lines.sort((one, other) => one - other)[Math.floor(lines.length / 2)];
    expect(median).toBeGreaterThanOrEqual(60);
    expect(median).toBeLessThanOrEqual(73);
    expect(lines.at(-1)).toBeLessThan(85);
    await context.close();
  });

  it("says without scripts what it says with them, and shows no button that does nothing", async () => {
    const context = await served.newContext({ javaScriptEnabled: false, viewport: phone });
    const dead = await lookAtEach(context, served.kinds, deadButtons);
    expect(dead).toEqual([]);
    await context.close();
  });
});
