import { cp, mkdtemp, open, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { startDevServer } from "../cli/dev/server/dev-server.ts";
import { launchBrowser } from "../tests/support/browser.ts";
import { packageRoot } from "../tests/support/package-root.ts";
import type { Figures } from "./figures.ts";

const plants = 400;
const rounds = 5;
const maxMs = 600_000;

/**
 * The table of 400 plants in the editor, from the press of a button: until every price of it is changed by 10 %, and until all of them
 * are saved. The processor time of the page and of the server is what a busy machine does not change.
 */
export async function* manyPrices(): AsyncGenerator<Figures> {
  const root = await mkdtemp(join(tmpdir(), "blockwork-prices-"));
  await writeNursery(root);
  const options = { root, config: "site.config.json", port: 0, future: false };
  const [server, browser] = await Promise.all([startDevServer({ ...options, print() {} }), launchBrowser()]);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: "en-GB" });
  page.setDefaultTimeout(maxMs);
  await page.goto(`${server.url}/admin/#/entries/plants/%3Atable`);
  const meter = await createMeter(page);
  const synced: number[] = [];
  const figures = { changed: [] as Measured[], saved: [] as Measured[] };
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await writeSynced(root);
    synced.push(performance.now() - started);
    await choosePrices(page, round % 2 === 0 ? "+10 %" : "-10 %");
    figures.changed.push(
      await meter(async () => {
        await page.getByRole("button", { name: "Change", exact: true }).click();
        await page.getByText(`Changed ${plants} cells.`).first().waitFor({ state: "attached" });
      }),
    );
    const answered = page.waitForResponse((response) => response.url().endsWith("/__blockwork/files"));
    figures.saved.push(
      await meter(async () => {
        await page.getByRole("button", { name: "Save Changes" }).click();
        await page.getByText("All changes saved").waitFor();
      }),
    );
    const response = await answered;
    if (response.status() !== 200) throw new Error(`The bench's save was refused: ${await response.text()}`);
  }
  await Promise.all([browser.close(), server.close()]);
  await rm(root, { recursive: true, force: true });
  const baseline = { what: `writing ${plants} files`, times: synced };
  for (const [what, measured] of [
    [`+10 % on ${plants} prices of the table`, figures.changed],
    [`saving ${plants} prices, from the press to “saved”`, figures.saved],
  ] as const) {
    yield { what, times: measured.map(({ wall }) => wall), baseline };
    yield { what: "  the page's processor time", times: measured.map((each) => each.page), baseline };
    yield { what: "  the server's", times: measured.map((each) => each.server), baseline };
  }
}

/** In milliseconds. */
interface Measured {
  readonly wall: number;
  readonly page: number;
  readonly server: number;
}

type Meter = (act: () => Promise<unknown>) => Promise<Measured>;

/** Measures on the clock and by the processor time of the page's main thread and of this process, which has the server. */
async function createMeter(page: Page): Promise<Meter> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const taskMs = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
  return async (act) => {
    const [before, cpu, started] = [await taskMs(), process.cpuUsage(), performance.now()];
    await act();
    const wall = performance.now() - started;
    const { user, system } = process.cpuUsage(cpu);
    return { wall, page: (await taskMs()) - before, server: (user + system) / 1000 };
  };
}

/** The nursery of the examples, with 400 plants. */
async function writeNursery(root: string): Promise<void> {
  const example = join(packageRoot, "examples/nursery");
  await cp(example, root, { recursive: true, filter: (from) => !/\.blockwork|[/\\]dist$/.test(from) });
  await symlink(join(packageRoot, "node_modules"), join(root, "node_modules"));
  const folder = join(root, "content/plants");
  const files = (await readdir(folder)).filter((name) => name.endsWith(".md"));
  for (let number = files.length; number < plants; number++) {
    const file = files[number % files.length] ?? "";
    const text = await readFile(join(folder, file), "utf8");
    const named = text.replace(/^name: "(.*)"$/m, (_, name: string) => `name: "${name} ${number}"`);
    await writeFile(join(folder, file.replace(".md", `-${number}.md`)), named);
  }
}

async function choosePrices(page: Page, change: string): Promise<void> {
  const heading = page.getByRole("columnheader", { name: "Price" }).first();
  await heading.waitFor();
  const index = await heading.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell));
  await page.locator('[data-cell^="0:"]').nth(index).click();
  const bar = page.getByRole("region", { name: "The chosen cells" });
  await bar.getByRole("button", { name: "Whole column" }).click();
  await bar.getByRole("textbox", { name: "Change by" }).fill(change);
}

/** As many files as are saved, each synced to the disk. */
async function writeSynced(root: string): Promise<void> {
  const file = join(root, "written.tmp");
  for (let number = 0; number < plants; number++) {
    const handle = await open(file, "w");
    await handle.writeFile(`${"words ".repeat(100)}${number}\n`);
    await handle.sync();
    await handle.close();
  }
  await rm(file);
}
