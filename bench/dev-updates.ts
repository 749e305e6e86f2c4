import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";
import { startDevServer } from "../cli/dev/server/dev-server.ts";
import { launchBrowser } from "../tests/support/browser.ts";
import type { Figures } from "./figures.ts";

const collections = ["breads", "cakes", "teas", "courses"];
const perCollection = 250;
const rounds = 7;

/** A change of a file, and what the page shows of it; `number` is another one each time. */
interface Change {
  readonly what: string;
  readonly file: string;
  readonly edit: (text: string, number: number) => string;
  /** Runs in the page. */
  readonly shown: (number: number) => boolean;
}

const changes: readonly Change[] = [
  {
    what: "an entry",
    file: "content/breads/breads-7.md",
    edit: (text, number) => text.replace(/^name: .*/m, `name: Loaf ${number}`),
    shown: (number) => document.querySelector("h1")?.textContent === `Loaf ${number}`,
  },
  {
    what: "the config",
    file: "site.config.json",
    edit: (text, number) => text.replace(/Others( \d+)?/, `Others ${number}`),
    shown: (number) => document.body.textContent.includes(`Others ${number}`),
  },
  {
    what: "the model",
    file: "content/model.json",
    edit: (text, number) => text.replace(/"default": ".*?"/, `"default": "Shelf ${number}"`),
    shown: (number) => document.body.textContent.includes(`Shelf ${number}`),
  },
  {
    what: "a style",
    file: "blocks/note/style.scss",
    edit: (_, number) => `.note { z-index: ${number}; position: relative; }\n`,
    shown: (number) => getComputedStyle(document.querySelector(".note") as Element).zIndex === String(number),
  },
  {
    what: "a view",
    file: "blocks/note/view.tsx",
    edit: (text, number) => text.replace(/data-view="\d*"/, `data-view="${number}"`),
    shown: (number) => document.querySelector<HTMLElement>(".note")?.dataset.view === String(number),
  },
  {
    what: "a schema",
    file: "blocks/note/schema.ts",
    edit: (text, number) => text.replace(/default: ".*?"/, `default: "${number}"`),
    shown: (number) => document.querySelector<HTMLElement>(".note")?.title === String(number),
  },
];

/** From a file's writing to the open page, in a site of 1,000 entries. */
export async function* devUpdates(): AsyncGenerator<Figures> {
  const root = await mkdtemp(join(tmpdir(), "blockwork-updates-"));
  await writeSite(root);
  const options = { root, config: "site.config.json", port: 0, future: false };
  let printed = "";
  const print = (text: string) => {
    printed += text;
  };
  const [server, browser] = await Promise.all([startDevServer({ ...options, print }), launchBrowser()]);
  const page = await browser.newPage();
  await page.goto("data:text/html,<p></p>");
  const baseline = { what: "a frame of the browser", times: await frames(page) };
  await page.goto(`${server.url}/breads/breads-7/`);
  // The first check of the whole site, and the bundle of the editor, end before anything is measured.
  while (!printed.includes("is fine")) await page.waitForTimeout(200);
  await page.waitForTimeout(8000);
  let number = 1000;
  for (const { what, file, edit, shown } of changes) {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const path = join(root, file);
      const text = edit(await readFile(path, "utf8"), ++number);
      const seen = page.waitForFunction(shown, number, { polling: "raf", timeout: 60_000 });
      await page.waitForTimeout(100);
      const started = performance.now();
      await writeFile(path, text);
      await seen;
      // The first of a kind loads what the others find loaded.
      if (round > 0) times.push(performance.now() - started);
      // Somebody reads what was written before the next change; the check of the whole site ends meanwhile.
      await page.waitForTimeout(3000);
    }
    yield { what: `${what} in the open page, 1,000 entries`, times, baseline };
  }
  await Promise.all([browser.close(), server.close()]);
  await rm(root, { recursive: true, force: true });
}

/** How long the browser takes to say that a frame was drawn. */
async function frames(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    times.push(performance.now() - started);
  }
  return times;
}

async function writeSite(root: string): Promise<void> {
  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  const words = "A loaf wants time more than it wants kneading and the oven hotter than you think. ";
  const field = (title: string) => ({ type: "string", title });
  const model = collections.map((name, index) => [
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
          shelf: { ...field("Shelf"), default: "Shelf 1" },
          friend: { ...field("Friend"), entry: collections[(index + 1) % collections.length] },
        },
      },
    },
  ]);
  const card = { title: "{{item.name}}", text: "{{item.summary}}", href: "{{item.href}}" };
  const grid = (id: string, title: string, cards: object) => ({
    id,
    type: "cards-grid",
    props: { title, cards: { ...cards, item: card } },
  });
  const pages = collections.map((name) => ({
    id: name,
    path: `/${name}/{slug}`,
    title: "{{entry.name}}",
    description: "{{entry.summary}}",
    entries: name,
    blocks: [
      { id: "text", type: "article", props: { title: "{{entry.name}}", body: "{{entry.body}}" } },
      { id: "note", type: "note", props: { text: "{{entry.shelf}}" } },
      grid("others", "Others", { each: name, except: "{{entry.id}}", limit: 6 }),
    ],
  }));
  const home = {
    id: "home",
    path: "/",
    title: "Home",
    description: "Everything there is.",
    blocks: [
      { id: "top", type: "heading", props: { title: "Many" } },
      grid("list", "All of it", { each: "breads", limit: 12 }),
    ],
  };
  const site = { name: "Many", url: "https://example.org", language: "en-GB" };
  await put("site.config.json", JSON.stringify({ configVersion: 2, site, pages: [home, ...pages] }, null, 2));
  await put("content/model.json", JSON.stringify({ collections: Object.fromEntries(model) }, null, 2));
  await put("blocks/index.ts", 'import { note } from "./note/index.ts";\n\nexport const blocks = [note];\n');
  await put(
    "blocks/note/index.ts",
    'import { defineBlock } from "blockwork";\nimport { schema } from "./schema.ts";\nimport { Note } from "./view.tsx";\n\nexport const note = defineBlock({ type: "note", schema, view: Note, sample: { text: "A note." } });\n',
  );
  await put(
    "blocks/note/schema.ts",
    `export const schema = {
  type: "object",
  title: "Note",
  description: "A note.",
  properties: {
    text: { type: "string", title: "Text", description: "What it says." },
    hint: { type: "string", title: "Hint", description: "What a pointer shows.", default: "1" },
  },
  required: ["text"],
};
`,
  );
  await put(
    "blocks/note/view.tsx",
    'export const Note = ({ text, hint }) => <p className="note" data-view="0" title={hint}>{text}</p>;\n',
  );
  await put("blocks/note/style.scss", ".note { position: relative; }\n");
  for (const [at, name] of collections.entries()) {
    const other = collections[(at + 1) % collections.length];
    for (let index = 0; index < perCollection; index++)
      await put(
        `content/${name}/${name}-${index}.md`,
        `---\nname: The ${name} of number ${index}\nsummary: ${words.slice(0, 50)}, ${name} ${index}\nfriend: ${other}-${index}\n---\n\n## First\n\n${words.repeat(12)}\n\n## Second\n\n${words.repeat(12)}\n`,
      );
  }
}
