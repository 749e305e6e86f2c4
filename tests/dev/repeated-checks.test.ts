import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSiteState, type SiteState } from "../../cli/dev/engine/site-state.ts";
import { inEach, seedOf } from "../support/extent.ts";
import { randomNumbers } from "../support/random-numbers.ts";
import { createTemporarySite, type TemporarySite } from "../support/temporary-site.ts";

let site: TemporarySite;

beforeAll(async () => {
  site = await createTemporarySite();
});
afterAll(() => site.remove());

const bodies = [
  "A plain text.\n",
  "## A heading\n\nSee [the other](/blog/loft-rooms#a-heading).\n",
  "Call {{site.name}} in {{year}}.\n\n![](house.jpg)\n",
  "[No page](/nowhere)\n",
];

const startState = () =>
  createSiteState({ root: site.root, config: "site.config.json", future: false, today: "2031-06-30" });

/** Everything that a developer is told and shown of a site. */
async function outcome(state: SiteState) {
  const { site: found, problems } = await state.checked();
  const pages = found?.pages.map((page) => {
    const { resolvedIn: _, ...whole } = found.whole(page);
    return whole;
  });
  return JSON.parse(JSON.stringify({ problems, pages })) as unknown;
}

/** Changes a file of the site as somebody would, and sometimes leaves a mistake in it. */
async function change(random: () => number): Promise<void> {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const name = pick(await readdir(join(site.root, "content/posts")));
  const file = `content/posts/${name}`;
  const text = await site.read(file);
  const kind = Math.floor(random() * 5);
  if (kind === 0)
    await site.write(file, text.replace(/^title: .*$/m, `title: Title ${Math.floor(random() * 9)}`));
  else if (kind === 1)
    await site.write(file, `${text.slice(0, text.indexOf("\n---", 4))}\n---\n\n${pick(bodies)}`);
  else if (kind === 2) await site.write(`content/posts/more-${Math.floor(random() * 3)}.md`, text);
  else if (kind === 3)
    await rm(join(site.root, `content/posts/more-${Math.floor(random() * 3)}.md`), { force: true });
  else {
    const config = await site.read("site.config.json");
    const changed = `"name": "Name ${Math.floor(random() * 9)}"`;
    await site.write("site.config.json", config.replace(/"name": "[^"]*"/, changed));
  }
}

it("a site that is checked after each change says what one that is checked for the first time does", async () => {
  const random = randomNumbers(seedOf(4000));
  const state = startState();
  let fine = 0;
  for (let round = 0; round < inEach({ smoke: 10, all: 15, nightly: 40 }); round++) {
    await change(random);
    state.changed("content");
    const after = await outcome(state);
    expect(after, `round ${round}`).toEqual(await outcome(startState()));
    if ((after as { pages?: unknown }).pages) fine++;
  }
  expect(fine).toBeGreaterThan(0);
}, 300_000);

it("a draft that is checked is not taken for the site", async () => {
  const state = startState();
  const before = await outcome(state);
  const { sources } = await state.checked();
  const [entry] = sources.entries;
  const { config } = sources;
  const value = { ...(config?.value as object), pages: [] };
  await state.check({ ...sources, ...(config && { config: { ...config, value } }) });
  await state.check({ ...sources, entries: entry ? [entry] : [] });
  state.changed("content");
  expect(await outcome(state)).toEqual(before);
});
