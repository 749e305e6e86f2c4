import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { launchBrowser } from "./browser.ts";
import { packageRoot } from "./package-root.ts";
import { serveFolder } from "./serve-folder.ts";

/**
 * Takes pictures of built pages for looking at: `tsx tests/support/screenshots.ts FOLDER [PATH …]`, at the three
 * widths, light and dark, whole pages. WIDTHS and SCHEMES narrow it down.
 */
const [folder = "screenshots", ...paths] = process.argv.slice(2);
const widths = (process.env.WIDTHS ?? "390,820,1440").split(",").map(Number);
const schemes = (process.env.SCHEMES ?? "light,dark").split(",") as ("light" | "dark")[];

await mkdir(folder, { recursive: true });
const server = await serveFolder(join(packageRoot, "dist"));
const browser = await launchBrowser();
for (const scheme of schemes) {
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme: scheme,
      reducedMotion: "reduce",
    });
    for (const path of paths.length > 0 ? paths : ["/"]) {
      await page.goto(server.url + path);
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = "eager";
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      const name = `${path.replace(/^\/|\/$/g, "").replaceAll("/", "-") || "home"}-${width}-${scheme}.png`;
      await page.screenshot({ path: join(folder, name), fullPage: true, animations: "disabled" });
    }
    await page.close();
  }
}
await browser.close();
await server.close();
