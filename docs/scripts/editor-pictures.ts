import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { startDevServer } from "../../cli/dev/dev-server.ts";
import { launchBrowser } from "../../tests/support/browser.ts";
import { packageRoot } from "../../tests/support/package-root.ts";

/** Takes the pictures of the guide on the editor anew, over the bakery: `npx tsx docs/scripts/editor-pictures.ts`. */
const media = join(packageRoot, "docs/content/media");
const root = join(packageRoot, "examples/bakery");
const widthPx = 1280;

/** What each picture shows: where it is taken, and what is done before. */
const shots: readonly {
  readonly name: string;
  readonly at: string;
  readonly act: (page: Page) => Promise<void>;
}[] = [
  {
    name: "editor-pages",
    at: "#/pages/story",
    act: (page) => page.frameLocator("iframe").locator("h1").first().click(),
  },
  { name: "editor-entries", at: "#/entries/breads/night-rye", act: async () => {} },
  {
    name: "editor-changes",
    at: "#/entries/breads/night-rye",
    async act(page) {
      await page.getByLabel("Name", { exact: true }).first().fill("Night Rye");
      await page.getByLabel("Price in pounds").fill("5.4");
      await page.getByRole("button", { name: /^Review/ }).click();
    },
  },
];

const server = await startDevServer({ root, config: "site.config.json", port: 0, future: false, print() {} });
const browser = await launchBrowser();
for (const { name, at, act } of shots) {
  const context = await browser.newContext({
    viewport: { width: widthPx, height: 800 },
    reducedMotion: "reduce",
    colorScheme: "light",
  });
  const page = await context.newPage();
  await page.route(/openstreetmap|google/, (route) => route.abort());
  await page.goto(`${server.url}/admin/${at}`, { waitUntil: "domcontentloaded" });
  await page.locator(".workspace > :not(.waiting)").first().waitFor();
  await page.frameLocator("iframe").locator("h1").first().waitFor();
  await act(page);
  await page.waitForTimeout(1500);
  const picture = await page.screenshot({ animations: "disabled" });
  await writeFile(join(media, `${name}.webp`), await sharp(picture).webp({ quality: 72 }).toBuffer());
  await context.close();
}
await browser.close();
await server.close();
