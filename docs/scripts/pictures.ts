import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { startDevServer } from "../../cli/dev/server/dev-server.ts";
import { launchBrowser } from "../../tests/support/browser.ts";
import { packageRoot } from "../../tests/support/package-root.ts";

/**
 * Takes the pictures of the guides and of the README anew: the editor over the bakery, and the home page of this
 * repository's site. `npx tsx docs/scripts/pictures.ts` takes all, with names only those.
 */
interface Shot {
  readonly name: string;
  /** The site's folder, and the address in it. */
  readonly site: string;
  readonly at: string;
  /** What is done before the picture is taken. */
  readonly act: (page: Page) => Promise<void>;
}

const size = { width: 1280, height: 800 };
const bakery = "examples/bakery";
const editor = (page: Page) => page.frameLocator("iframe").locator("h1").first();

const shots: readonly Shot[] = [
  {
    name: "docs/home",
    site: ".",
    at: "/",
    act: async (page) => void (await page.evaluate(() => document.fonts.ready)),
  },
  {
    name: "docs/content/media/editor-pages",
    site: bakery,
    at: "/admin/#/pages/story",
    act: (page) => editor(page).click(),
  },
  {
    name: "docs/content/media/editor-entries",
    site: bakery,
    at: "/admin/#/entries/breads/night-rye",
    act: (page) => editor(page).waitFor(),
  },
  {
    name: "docs/content/media/editor-changes",
    site: bakery,
    at: "/admin/#/entries/breads/night-rye",
    async act(page) {
      await editor(page).waitFor();
      await page.getByLabel("Name", { exact: true }).first().fill("Night Rye");
      await page.getByLabel("Price in pounds").fill("5.4");
      await page.getByRole("button", { name: /^Review/ }).click();
    },
  },
];

/** Until what moves has come to rest. */
const settleMs = 1500;

const names = process.argv.slice(2);
const browser = await launchBrowser();
for (const { name, site, at, act } of shots) {
  if (names.length > 0 && !names.some((wanted) => name.endsWith(wanted))) continue;
  const root = join(packageRoot, site);
  const options = { root, config: "site.config.json", port: 0, future: false, print() {} };
  const server = await startDevServer(options);
  const page = await browser.newPage({ viewport: size, reducedMotion: "reduce", colorScheme: "light" });
  await page.route(/openstreetmap|google/, (route) => route.abort());
  await page.goto(`${server.url}${at}`, { waitUntil: "domcontentloaded" });
  await act(page);
  await page.waitForTimeout(settleMs);
  const picture = sharp(await page.screenshot({ animations: "disabled" }));
  await writeFile(join(packageRoot, `${name}.webp`), await picture.webp({ quality: 72 }).toBuffer());
  await page.close();
  await server.close();
}
await browser.close();
