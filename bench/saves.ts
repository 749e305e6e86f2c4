import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSiteState } from "../cli/dev/engine/site-state.ts";
import type { Figures } from "./figures.ts";
import { fileOf, writeBlockworkSite } from "./scale/blockwork-site.ts";
import { generatePosts } from "./scale/posts.ts";

const count = 4000;
const rounds = 25;
const warmUp = 5;

/** How long `site dev` takes for a post that was saved, in a site of 4,000: to its page, and until the whole site is checked. */
export async function* saves(): AsyncGenerator<Figures> {
  const root = await mkdtemp(join(tmpdir(), "blockwork-saves-"));
  const posts = generatePosts(count);
  await writeBlockworkSite(root, posts);
  const state = createSiteState({ root, config: "site.config.json", future: false });
  await state.checked();
  const [shown, checked, baseline]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    const post = posts[100 + (round % 5)];
    if (!post) break;
    const file = fileOf(root, post);
    await writeFile(file, `${await readFile(file, "utf8")}\nMore words, ${round}.\n`);
    const started = performance.now();
    await Promise.all(posts.slice(0, 100).map((each) => stat(fileOf(root, each))));
    const known = performance.now();
    state.changed("content");
    await state.page(`/posts/${post.id}/`);
    const seen = performance.now();
    const { site } = await state.checked();
    const ended = performance.now();
    if (!site) throw new Error("The site of the bench has an error.");
    if (round < warmUp) continue;
    baseline.push(known - started);
    shown.push(seen - known);
    checked.push(ended - known);
  }
  await rm(root, { recursive: true, force: true });
  const beside = { what: "looking at 100 files", times: baseline };
  yield { what: `the page of a post that was saved, ${count} posts`, times: shown, baseline: beside };
  yield { what: "  and the check of the whole site", times: checked, baseline: beside };
}
