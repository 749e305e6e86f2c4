import { appendFile, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inEach, seedOf } from "./support/extent.ts";
import { filesIn } from "./support/files-in.ts";
import { randomNumbers } from "./support/random-numbers.ts";
import { type Run, runSite } from "./support/run-site.ts";
import { createTemporarySite, type TemporarySite } from "./support/temporary-site.ts";

const days = ["2031-06-30", "2031-07-01", "2032-01-01"];
const bodies = [
  "A plain text.\n",
  "## A heading\n\nSee [the other](/blog/loft-rooms#a-heading).\n",
  "Call {{site.name}} in {{year}}.\n\n![](house.jpg)\n",
  "## A heading\n\n[No page](/blog/more-0)\n",
];

interface Built {
  readonly output: readonly unknown[];
  readonly files: Readonly<Record<string, string>>;
}

let site: TemporarySite;
let day = days[0] ?? "";

beforeAll(async () => {
  site = await createTemporarySite();
});
afterAll(() => site.remove());

async function build(out: string, ...args: readonly string[]): Promise<Built> {
  const all = ["build", "--root", site.root, "--out", out, "--no-admin", "--today", day, ...args];
  const { code, stderr } = await runSite(all);
  return { output: [code, stderr], files: await filesIn(join(site.root, out)).catch(() => ({})) };
}

const posts = async () => (await readdir(join(site.root, "content/posts"))).sort();

async function editPost(name: string, edit: (text: string) => string): Promise<void> {
  const path = join(site.root, "content/posts", name);
  await writeFile(path, edit(await readFile(path, "utf8")));
}

async function editConfig(edit: (text: string) => string): Promise<void> {
  const path = join(site.root, "site.config.json");
  await writeFile(path, edit(await readFile(path, "utf8")));
}

/** What people, hosts and other commands do between two builds. */
const changes: Readonly<Record<string, (random: () => number) => Promise<unknown>>> = {
  "a text": async (random) => {
    const [name = ""] = pick(await posts(), random);
    const [body = ""] = pick(bodies, random);
    await editPost(name, (text) => `${text.slice(0, text.indexOf("\n---", 4))}\n---\n\n${body}`);
  },
  "a title": async (random) => {
    const [name = ""] = pick(await posts(), random);
    await editPost(name, (text) => text.replace(/^title: .*$/m, `title: Title ${Math.floor(random() * 9)}`));
  },
  "a date": async (random) => {
    const [name = ""] = pick(await posts(), random);
    await editPost(name, (text) =>
      text.replace(/^date: .*$/m, `date: 2031-0${6 + Math.floor(random() * 2)}-01`),
    );
  },
  "another post": async (random) => {
    const [name = ""] = pick(await posts(), random);
    const text = await readFile(join(site.root, "content/posts", name), "utf8");
    await writeFile(join(site.root, `content/posts/more-${Math.floor(random() * 3)}.md`), text);
  },
  "a post less": (random) =>
    rm(join(site.root, `content/posts/more-${Math.floor(random() * 3)}.md`), { force: true }),
  "a page of the config": (random) =>
    editConfig((text) =>
      text.replace(
        /"description": "[^"]*"/,
        `"description": "Words ${Math.floor(random() * 9)} of the home page."`,
      ),
    ),
  "a setting": (random) =>
    editConfig((text) => text.replace(/"name": "[^"]*"/, `"name": "Name ${Math.floor(random() * 9)}"`)),
  "the day": async (random) => {
    [day = ""] = pick(days, random);
  },
  "what stays in view of a picture": async (random) => {
    const path = join(site.root, "content/media/media.json");
    const media = JSON.parse(await readFile(path, "utf8")) as Record<string, object>;
    const focus = [Math.floor(random() * 9) / 10, 0.5];
    await writeFile(path, JSON.stringify({ ...media, "house.jpg": { ...media["house.jpg"], focus } }));
  },
  "the style": (random) =>
    writeFile(join(site.root, "theme.scss"), `body { margin: ${Math.floor(random() * 9)}px; }\n`),
  "a file of the output that somebody wrote into": async (random) => {
    const [path] = pick(
      Object.keys(await filesIn(join(site.root, "dist")).catch(() => ({}))).filter((name) =>
        name.endsWith(".html"),
      ),
      random,
    );
    if (path) await appendFile(join(site.root, "dist", path), "<!-- more -->");
  },
  "a file of the output that is gone": async (random) => {
    const [path] = pick(
      Object.keys(await filesIn(join(site.root, "dist")).catch(() => ({}))).filter((name) =>
        name.endsWith(".html"),
      ),
      random,
    );
    if (path) await rm(join(site.root, "dist", path));
  },
  "a check in between": () => runSite(["validate", "--root", site.root, "--today", day]),
  "another output folder in between": () => build("other"),
  "a damaged index": () =>
    truncate(join(site.root, ".blockwork/cache/index.json"), 900).catch(() => undefined),
  nothing: async () => undefined,
};

/** So that not every round after a mistake has one. */
async function mend(): Promise<void> {
  for (const name of await posts()) {
    await editPost(name, (text) => `${text.slice(0, text.indexOf("\n---", 4))}\n---\n\nA plain text.\n`);
  }
}

function pick<T>(items: readonly T[], random: () => number): readonly T[] {
  const item = items[Math.floor(random() * items.length)];
  return item === undefined ? [] : [item];
}

const rounds = inEach({ smoke: 12, all: 18, nightly: 60 });

it("a build after any changes writes and says what one from nothing does", async () => {
  const random = randomNumbers(seedOf(14));
  let written = 0;
  for (let round = 0; round < rounds; round++) {
    const made: string[] = [];
    for (let count = Math.floor(random() * 3); count >= 0; count--) {
      const [name = "nothing"] = pick(Object.keys(changes), random);
      made.push(name);
      await changes[name]?.(random);
    }
    const before = await filesIn(join(site.root, "dist")).catch(() => ({}));
    const { output, files } = await build("dist");
    const again = await build("dist");
    expect([made, again], `round ${round}, again`).toEqual([made, { output, files }]);
    for (const name of ["index", "build-run"])
      await rm(join(site.root, `fresh-cache/${name}.json`), { force: true });
    const fresh = await build("fresh", "--cache-dir", "fresh-cache");
    expect([made, output], `round ${round}`).toEqual([made, fresh.output]);
    // Where there is an error, what was there stays.
    const wanted = fresh.output[0] === 0 ? fresh.files : before;
    if (fresh.output[0] === 0) written++;
    else await mend();
    const names = new Set([...Object.keys(files), ...Object.keys(wanted)]);
    expect(
      [made, [...names].filter((name) => files[name] !== (wanted as Built["files"])[name])],
      `round ${round}`,
    ).toEqual([made, []]);
  }
  expect(written).toBeGreaterThan(rounds / 2);
}, 600_000);

it("a build that has nothing to do says what the one before said", async () => {
  const example = await createTemporarySite();
  const args = ["build", "--root", example.root, "--no-admin", "--today", "2031-06-30", "--verbose"];
  const outputs = [await runSite(args), await runSite(args), await runSite(args)];
  const said = outputs.map(({ stdout }) => stdout.replace(/\(\d+ of/, "(0 of").replace(/[\d.]+ s$/m, "… s"));
  expect(new Set(said).size).toBe(1);
  // The third has not opened the site.
  expect(outputs.map(({ stderr }) => /^render /m.test(stderr))).toEqual([true, expect.any(Boolean), false]);
  await example.remove();
});

it("warnings are shown again without the site being opened, unless one waits for its day", async () => {
  const example = await createTemporarySite();
  const file = join(
    example.root,
    "content/posts",
    (await readdir(join(example.root, "content/posts"))).sort()[0] ?? "",
  );
  await appendFile(file, "\n[TOC]\n");
  const at = ["--root", example.root, "--today", "2031-06-30", "--verbose"];
  const isOpened = ({ stderr }: Run) => /^(?:check|read) /m.test(stderr);
  const warnings = ({ stderr }: Run) =>
    /^warning [\s\S]*?^\d+ warnings?\.$/m.exec(stripVTControlCharacters(stderr))?.[0];
  for (const command of [["build", "--no-admin"], ["validate"]]) {
    const runs: Run[] = [];
    for (let count = 0; count < 3; count++)
      runs.push(await runSite([...command, ...at], { isTTY: count === 2 }));
    const [first, , last] = runs as [Run, Run, Run];
    expect(warnings(first)).toContain("[TOC]");
    expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect([isOpened(first), isOpened(last)]).toEqual([true, false]);
    expect(warnings(last)).toBe(warnings(first));
    // On a terminal they are in colour, whatever the run that found them was shown on.
    const isColoured = ({ stderr }: Run) => stderr !== stripVTControlCharacters(stderr);
    expect(runs.map(isColoured)).toEqual([false, false, true]);
  }
  const strict = await runSite(["validate", ...at, "--max-warnings", "0"]);
  expect([strict.code, (await runSite(["validate", ...at, "--max-warnings", "0"])).code]).toEqual([1, 1]);

  await writeFile(file, (await readFile(file, "utf8")).replace(/^date: .*$/m, "date: 2031-07-09"));
  const scheduled = [await runSite(["validate", ...at]), await runSite(["validate", ...at])];
  expect(scheduled.map(isOpened)).toEqual([true, true]);
  await example.remove();
});

it("the data of a filter is written anew once an entry in it has changed, and left alone otherwise", async () => {
  const example = await createTemporarySite();
  const config = JSON.parse(await example.read("site.config.json"));
  const item = { title: "{{item.title}}", values: [["{{item.title}}"]] };
  const filterBy = { fields: [{ id: "title", title: "Title", kind: "text" }], all: { each: "posts", item } };
  config.pages.push({
    id: "found",
    path: "/found/{page}",
    paginate: { each: "posts", size: 1 },
    title: "Found, page {{page.number}} | {{site.name}}",
    description: "All that there is, page {{page.number}}.",
    blocks: [
      { id: "top", type: "heading", props: { title: "Found" } },
      {
        id: "list",
        type: "cards-grid",
        props: { title: "Posts", filterBy, cards: { each: "{{page.items}}", item } },
      },
    ],
  });
  await example.write("site.config.json", JSON.stringify(config));
  const folder = join(example.root, "dist/data");
  const data = async () => {
    const { code, stderr } = await runSite([
      "build",
      "--root",
      example.root,
      "--no-admin",
      "--today",
      "2031-06-30",
    ]);
    expect([code, code === 0 ? "" : stderr]).toEqual([0, ""]);
    const page = await readFile(join(example.root, "dist/found/index.html"), "utf8");
    const [, name = ""] = /data-src="\/data\/([^"]+)"/.exec(page) ?? [];
    const { ino, mtimeMs } = await stat(join(folder, name));
    const text = await readFile(join(folder, name), "utf8");
    return { name, text, written: `${ino} ${mtimeMs}` };
  };
  const [name = ""] = (await readdir(join(example.root, "content/posts"))).sort();
  const post = await example.read(`content/posts/${name}`);
  const first = await data();
  expect(await data()).toEqual(first);
  await example.write(`content/posts/${name}`, `${post}\nAnother sentence.\n`);
  expect(await data()).toEqual(first);
  await example.write(`content/posts/${name}`, post.replace(/^title: .*$/m, "title: Quite another one"));
  const changed = await data();
  expect([changed.text.includes("Quite another one"), first.text.includes("Quite another one")]).toEqual([
    true,
    false,
  ]);
  expect(await readdir(folder)).not.toContain(first.name);
  expect(await data()).toEqual(changed);
  await example.remove();
});
