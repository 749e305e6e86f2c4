import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { extname, join } from "node:path";
import { launchBrowser } from "../../tests/support/browser.ts";
import { median } from "../figures.ts";

// What a visitor waits for on a first page and on a second one, with the styles in each page and in files: the largest
// paint in ms, and the bytes until then: `npx tsx bench/pages/style-files.ts first second folder folder`, each folder built
// with `--precompress`. The line is a model: 1.6 Mbit/s, 150 ms there and back, and as TCP begins: 14,600 bytes, then twice as many.

const rounds = 7;
const [first = "/", second = "/", ...folders] = process.argv.slice(2);
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

const roundTrip = 150;
const bytesInMillisecond = 200;
const window = new WeakMap<Socket, number>();
let lineIsFree = 0;

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Resolves when the line has sent so many bytes, after what it sends already. */
async function overLine(bytes: number): Promise<void> {
  const now = performance.now();
  lineIsFree = Math.max(now, lineIsFree) + bytes / bytesInMillisecond;
  await wait(lineIsFree - now);
}

/** As hosts serve a built site: compressed, and what has its hash in its name for good. */
async function serve(folder: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer(async ({ url = "/", socket }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const path = join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    const isCompressed = existsSync(`${path}.br`);
    const body = await readFile(isCompressed ? `${path}.br` : path).catch(() => undefined);
    // A new connection is made there and back.
    await wait(window.has(socket) ? roundTrip : 2 * roundTrip);
    if (!body) return response.writeHead(404).end();
    response.setHeader("content-type", types[extname(path)] ?? "application/octet-stream");
    response.setHeader("cache-control", pathname.endsWith("/") ? "max-age=0" : "max-age=31536000, immutable");
    if (isCompressed) response.setHeader("content-encoding", "br");
    for (let sent = 0; sent < body.length; ) {
      const size = window.get(socket) ?? 14_600;
      if (sent > 0) await wait(roundTrip);
      window.set(socket, 2 * size);
      const part = body.subarray(sent, sent + size);
      await overLine(part.length);
      response.write(part);
      sent += size;
    }
    return response.end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const browser = await launchBrowser();
const servers = await Promise.all(folders.map(serve));
const figures = folders.map(() => ({ first: [] as number[], second: [] as number[], bytes: [0, 0] }));
for (let round = 0; round < rounds; round++) {
  for (const [index, { url }] of servers.entries()) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    for (const [which, path] of [first, second].entries()) {
      await page.goto(url + path, { waitUntil: "load" });
      const { paint, bytes } = await page.evaluate(
        () =>
          new Promise<{ readonly paint: number; readonly bytes: number }>((done) => {
            new PerformanceObserver((list) => {
              const last = list.getEntries().at(-1);
              const loaded = [
                ...performance.getEntriesByType("navigation"),
                ...performance.getEntriesByType("resource"),
              ] as unknown as readonly PerformanceResourceTiming[];
              const sum = loaded.reduce((total, { transferSize }) => total + transferSize, 0);
              setTimeout(() => done({ paint: last?.startTime ?? 0, bytes: sum }), 500);
            }).observe({ type: "largest-contentful-paint", buffered: true });
          }),
      );
      figures[index]?.[which === 0 ? "first" : "second"].push(paint);
      const kept = figures[index]?.bytes;
      if (kept) kept[which] = bytes;
    }
    await context.close();
  }
}
for (const [index, { first: one, second: other, bytes }] of figures.entries())
  process.stdout.write(
    `${folders[index]}: first ${median(one).toFixed(0)} ms, ${bytes[0]} bytes; second ${median(other).toFixed(0)} ms, ${bytes[1]} bytes\n`,
  );
for (const server of servers) server.close();
await browser.close();
