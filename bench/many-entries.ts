import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { startDevServer } from "../cli/dev/server/dev-server.ts";
import { launchBrowser } from "../tests/support/browser.ts";
import type { Figures } from "./figures.ts";

const collections = ["breads", "cakes", "teas", "courses", "people", "places", "news", "notes"];
const perCollection = 250;
const keys = 60;

const fields: readonly { what: string; place: string; field: (page: Page) => Locator }[] = [
  { what: "a block's field", place: "#/pages/home/list", field: (page) => page.locator("#field-title") },
  {
    what: "an entry's field",
    place: "#/entries/breads/breads-100",
    field: (page) => page.getByRole("textbox", { name: "Name" }).first(),
  },
  {
    what: "the list's search",
    place: "#/entries/breads",
    field: (page) => page.getByRole("searchbox").first(),
  },
];

/** The longest task of the editor's main thread for each typed character, in a site of 2,000 entries, from a browser's trace. */
export async function* manyEntries(): AsyncGenerator<Figures> {
  const root = await mkdtemp(join(tmpdir(), "blockwork-many-"));
  await writeSite(root);
  const options = { root, config: "site.config.json", port: 0, future: false };
  const [server, browser] = await Promise.all([startDevServer({ ...options, print() {} }), launchBrowser()]);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto("data:text/html,<input autofocus>");
  const baseline = { what: "in an empty page's field", times: await longestTasks(browser, page) };

  const address = `${server.url}/admin/`;
  for (const { what, place, field } of fields) {
    await page.goto("about:blank");
    await page.goto(`${address}${place}`);
    await field(page).focus();
    const times = await longestTasks(browser, page);
    yield { what: `longest task, ${what}, 2,000 entries`, times, baseline };
    yield { what: "  the longest of all", times: [Math.max(...times)], baseline };
  }
  await Promise.all([browser.close(), server.close()]);
  await rm(root, { recursive: true, force: true });
}

async function writeSite(root: string): Promise<void> {
  const words =
    "A loaf wants time more than it wants kneading and the oven wants to be hotter than you think. ";
  const field = (title: string) => ({ type: "string", title });
  const model = Object.fromEntries(
    collections.map((name, index) => [
      name,
      {
        title: name,
        singular: name,
        label: "name",
        body: true,
        sort: ["name"],
        fields: {
          type: "object",
          required: ["name"],
          properties: {
            name: field("Name"),
            summary: field("Summary"),
            friend: { type: "string", entry: collections[(index + 1) % collections.length], title: "Friend" },
          },
        },
      },
    ]),
  );
  const pages = collections.map((name) => ({
    id: name,
    path: `/${name}/{slug}`,
    title: "{{entry.name}}",
    description: "{{entry.summary}}",
    entries: name,
    blocks: [
      { id: "text", type: "article", props: { title: "{{entry.name}}", body: "{{entry.body}}" } },
      {
        id: "others",
        type: "cards-grid",
        props: {
          title: "Others",
          cards: {
            each: name,
            except: "{{entry.id}}",
            limit: 6,
            item: { title: "{{item.name}}", text: "{{item.summary}}", href: "{{item.href}}" },
          },
        },
      },
    ],
  }));
  const home = {
    id: "home",
    path: "/",
    title: "Home",
    description: "Everything there is.",
    blocks: [
      { id: "top", type: "heading", props: { title: "Many" } },
      {
        id: "list",
        type: "cards-grid",
        props: {
          title: "All of it",
          cards: {
            each: "breads",
            limit: 12,
            item: { title: "{{item.name}}", text: "{{item.summary}}", href: "{{item.href}}" },
          },
        },
      },
    ],
  };
  const config = {
    configVersion: 2,
    site: { name: "Many", url: "https://example.org", language: "en-GB" },
    pages: [home, ...pages],
  };
  await mkdir(join(root, "content"), { recursive: true });
  await writeFile(join(root, "site.config.json"), JSON.stringify(config, null, 2));
  await writeFile(join(root, "content/model.json"), JSON.stringify({ collections: model }, null, 2));
  for (const [at, name] of collections.entries()) {
    await mkdir(join(root, "content", name));
    const other = collections[(at + 1) % collections.length];
    for (let index = 0; index < perCollection; index++) {
      const text = `---\nname: The ${name} of number ${index}\nsummary: ${words.trim().slice(0, 50)}, ${name} ${index}\nfriend: ${other}-${index}\n---\n\n## First\n\n${words.repeat(12)}\n\n## Second\n\n${words.repeat(12)}\n`;
      await writeFile(join(root, "content", name, `${name}-${index}.md`), text);
    }
  }
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time, which other work on the machine does not add to. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Types into what has the focus, and lets the work after each key end; gives each key's longest task in milliseconds. */
async function longestTasks(browser: Browser, page: Page): Promise<number[]> {
  await page.waitForTimeout(4000);
  const times: number[] = [];
  for (const character of "the quick brown fox jumps over the lazy dog and runs on into the wood".slice(
    0,
    keys,
  )) {
    await browser.startTracing(page, {
      categories: ["toplevel", "disabled-by-default-devtools.timeline", "devtools.timeline"],
    });
    await page.keyboard.type(character);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 400))));
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
      readonly traceEvents: readonly TraceEvent[];
    };
    const mains = new Set(
      traceEvents
        .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
        .map(({ pid, tid }) => `${pid}/${tid}`),
    );
    const tasks = traceEvents.filter(
      ({ name, pid, tid }) => name === "RunTask" && mains.has(`${pid}/${tid}`),
    );
    times.push(Math.max(0, ...tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000)));
  }
  return times;
}
