import { writeFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { startPreviewServer } from "../../cli/dev/preview/preview-server.ts";
import { launchBrowser } from "../../tests/support/browser.ts";

// What the pictures of a page weigh for a visitor who sees the whole of it, in kB, by screen and device pixels:
// `npx tsx bench/pages/picture-bytes.ts dist`; with a second folder, the difference to the first in per cent.
// `--json FILE` writes each picture with its width on the page and that of its file.

const paths = ["/", "/projects/", "/projects/5/", "/blog/", "/services/"];
const screens = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 820, height: 1180, deviceScaleFactor: 1 },
  { width: 820, height: 1180, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 1440, height: 900, deviceScaleFactor: 2 },
] as const;
type Screen = (typeof screens)[number];

interface Loaded {
  readonly bytes: number;
  readonly pictures: readonly { readonly address: string; readonly shown: number }[];
}

const args = process.argv.slice(2);
const jsonAt = args.indexOf("--json");
const json = jsonAt === -1 ? undefined : args[jsonAt + 1];
const folders = args.filter((_, index) => jsonAt === -1 || (index !== jsonAt && index !== jsonAt + 1));
const names = screens.map(({ width, deviceScaleFactor }) => `${width}@${deviceScaleFactor}`);
const browser = await launchBrowser();
const all: Record<string, Loaded> = {};
process.stdout.write(`${"page".padEnd(32)} ${names.map((name) => name.padStart(16)).join(" ")}\n`);
const servers = await Promise.all(folders.map((folder) => startPreviewServer(folder, 0)));
for (const path of paths) {
  const cells = [];
  for (const [index, screen] of screens.entries()) {
    const [first = 0, second] = await eachSite(path, screen, names[index] ?? "");
    const change = second === undefined ? "" : ` ${((second / first - 1) * 100).toFixed(1)} %`;
    cells.push(`${Math.round((second ?? first) / 1000)}${change}`.padStart(16));
  }
  process.stdout.write(`${path.padEnd(32)} ${cells.join(" ")}\n`);
}
await browser.close();
await Promise.all(servers.map((server) => server.close()));
if (json) await writeFile(json, `${JSON.stringify(all, null, 1)}\n`);

async function eachSite(path: string, screen: Screen, name: string): Promise<number[]> {
  const bytes = [];
  for (const [index, { url }] of servers.entries()) {
    const loaded = await visit(browser, url.replace(/\/$/, "") + path, screen);
    all[`${folders[index]} ${path} ${name}`] = loaded;
    bytes.push(loaded.bytes);
  }
  return bytes;
}

async function visit(
  from: Browser,
  url: string,
  { deviceScaleFactor, ...viewport }: Screen,
): Promise<Loaded> {
  const context = await from.newContext({ viewport, deviceScaleFactor, reducedMotion: "reduce" });
  const page = await context.newPage();
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/media/"))
      sizes.set(
        pathname,
        response.body().then(({ byteLength }) => byteLength),
      );
  });
  await page.goto(url);
  const pictures = await lookAtAll(page);
  const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { bytes, pictures };
}

function lookAtAll(page: Page) {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("img[src*='/media/']")];
    const seen = images.filter((image) => image.checkVisibility() && image.clientWidth > 1);
    for (const image of seen) {
      image.scrollIntoView({ block: "center" });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await image.decode();
    }
    return seen.map((image) => ({
      address: new URL(image.currentSrc).pathname,
      shown: image.clientWidth,
      loading: image.loading,
      sizes: image.parentElement?.querySelector("source")?.sizes ?? image.sizes,
    }));
  });
}
