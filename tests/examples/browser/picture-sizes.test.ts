import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildExample, type ExampleSite, exampleFolders } from "../../support/example-sites.ts";
import { openSite, pageKinds } from "../../support/open-site.ts";
import { serveExample } from "../../support/serve-example.ts";

interface Served {
  readonly paths: readonly string[];
  newContext: (options: object) => Promise<BrowserContext>;
  close(): Promise<void>;
}

const serve = async (folder: string): Promise<Served> => {
  if (folder === "") return { ...(await openSite()), paths: pageKinds };
  const site: ExampleSite = buildExample(folder);
  const served = await serveExample(site);
  return { ...served, paths: served.kinds };
};

/** Of each picture, once it is loaded: what it is, the width of its file, the widths that there are, and that at which it is drawn. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll("picture > img")] as HTMLImageElement[];
    const seen = images.filter((image) => image.checkVisibility() && image.clientWidth > 1);
    for (const image of seen) {
      image.scrollIntoView({ block: "center" });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await image.decode();
    }
    const boxOf = (image: HTMLImageElement) => {
      const { x, width, height } = image.getBoundingClientRect();
      return [x, width, height].map(Math.round).join(" ");
    };
    const measured = seen.map(boxOf);
    const pictures = seen.map((image) => {
      const width = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
      const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
      const loaded = sources.find(({ srcset }) => srcset.includes(new URL(image.currentSrc).pathname));
      const widths = [...(loaded?.srcset.matchAll(/ (\d+)w/g) ?? [])].map(([, number]) => Number(number));
      return {
        name: image.currentSrc,
        lazy: image.loading === "lazy",
        width,
        widths,
        shown: image.clientWidth,
      };
    });
    for (const element of document.querySelectorAll("[sizes]"))
      element.setAttribute("sizes", (element.getAttribute("sizes") ?? "").replace("auto, ", ""));
    return { pictures, measured, told: seen.map(boxOf) };
  });

describe.each(["", ...exampleFolders])("the pictures of %j", (folder) => {
  let site: Served;
  beforeAll(async () => {
    site = await serve(folder);
  });
  afterAll(() => site.close());

  it.each([390, 820, 1440])("have no more pixels than their place needs, at %i", async (width) => {
    const context = await site.newContext({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    const page = await context.newPage();
    for (const path of site.paths) {
      await page.goto(path);
      const { pictures, measured, told } = await drawn(page);
      expect(told, path).toEqual(measured);
      for (const { name, lazy, width: loaded, widths, shown } of pictures) {
        // What is loaded at once is told how wide it will be, to about a fifth.
        const enough = widths.find((one) => one >= shown * (lazy ? 1 : 1.35)) ?? widths.at(-1);
        expect(loaded, `${path}: ${name}, drawn ${shown} px wide`).toBeLessThanOrEqual(enough ?? 0);
      }
    }
    await context.close();
  });
});
