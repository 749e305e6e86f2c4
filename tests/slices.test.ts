import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { maxInMemory } from "../cli/pipeline/render/render-pages.ts";
import { filesIn } from "./support/files-in.ts";
import { runSite } from "./support/run-site.ts";
import { createTemporarySite, type TemporarySite } from "./support/temporary-site.ts";

const timeout = 120_000;

let site: TemporarySite;

async function run(...args: readonly string[]) {
  const { code, stdout, stderr } = await runSite([...args, "--root", site.root, "--today", "2031-06-30"]);
  return { code, stdout: stdout.replace(/, [\d.]+ s$/m, ""), stderr };
}
const build = (out: string, ...args: readonly string[]) => run("build", "--no-admin", "--out", out, ...args);
const merge = (...args: readonly string[]) => run("merge", "--no-admin", ...args);
const shard = (which: string, ...args: readonly string[]) =>
  run("build", "--no-admin", "--shard", which, ...args);
const written = (out: string) => filesIn(join(site.root, out));
const kept = async () => (await readdir(join(site.root, ".blockwork"))).filter((name) => name !== "cache");

describe("a site that is so large that its pages are written as they are rendered", () => {
  beforeAll(async () => {
    site = await createTemporarySite();
    const [name = ""] = await readdir(join(site.root, "content/posts"));
    const text = await site.read(`content/posts/${name}`);
    for (let post = 0; post <= maxInMemory; post++) await site.write(`content/posts/more-${post}.md`, text);
  });
  afterAll(() => site.remove());

  it("is the one that shards make, also after a change of the style, at another address, and with a mistake", {
    timeout,
  }, async () => {
    const same = async (...args: readonly string[]) => {
      await rm(join(site.root, ".blockwork/shards"), { recursive: true, force: true });
      for (const which of ["1/2", "2/2"]) expect((await shard(which, ...args)).code).toBe(0);
      const [joined, alone] = [await merge("--out", "merged", ...args), await build("alone", ...args)];
      expect(joined).toEqual({ ...alone, stdout: alone.stdout.replace("in alone", "in merged") });
      expect(await written("merged")).toEqual(await written("alone"));
      return alone;
    };
    expect(await same()).toMatchObject({ code: 0 });
    await site.write("theme.scss", "body { margin: 3px; }\n");
    expect((await same()).stdout).not.toContain("(0 of");
    const staging = await same("--base-url", "https://preview.example.com/branch");
    expect(staging.stdout).toContain("search engines are kept out");
    const post = await site.read("content/posts/more-0.md");
    await site.write(
      "content/posts/more-0.md",
      `${post}\n## Same\n\n[No page](/nowhere) and [no place](#nowhere)\n\n![](none.jpg)\n`,
    );
    expect(await same()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("There is no page at /nowhere"),
    });
    expect((await kept()).sort()).toEqual(["output-alone", "output-merged", "shards"]);
  });
});

describe("a site with a block that throws", () => {
  beforeAll(async () => {
    site = await createTemporarySite("own-block");
    const files = await readdir(join(site.root, "blocks"), { recursive: true });
    const view = files.find((name) => name.endsWith("view.tsx")) ?? "";
    const text = await site.read(`blocks/${view}`);
    await site.write(
      `blocks/${view}`,
      text.replace(/return \(/, 'if (text.length > 0) throw new Error("No idea.");\n  return ('),
    );
  });
  afterAll(() => site.remove());

  it("is refused with the same sentence, in a shard too", { timeout }, async () => {
    const alone = await build("alone");
    expect(alone).toMatchObject({ code: 1, stderr: expect.stringContaining("No idea.") });
    expect(await shard("1/1")).toEqual(alone);
    expect(await kept()).toEqual([]);
  });
});

describe("shards of a site", () => {
  beforeEach(async () => {
    site = await createTemporarySite();
    return () => site.remove();
  });

  it("are joined to the site that is made at once", { timeout }, async () => {
    const said: string[] = [];
    for (const which of ["3/3", "1/3", "2/3"]) said.push((await shard(which)).stdout);
    expect(said.every((text) => /^Shard \d of 3: \d+ pages? in \.blockwork\/shards\.\n$/.test(text))).toBe(
      true,
    );
    const { code } = await merge("--out", "merged");
    const alone = await build("alone");
    expect([code, alone.code]).toEqual([0, 0]);
    expect(await written("merged")).toEqual(await written("alone"));
    // They can be joined again, and are not taken for the next build's.
    expect((await merge("--out", "merged")).stdout).toContain("(0 of");
  });

  it("report what is wrong when they are joined, and nothing is written", { timeout }, async () => {
    const [name = ""] = await readdir(join(site.root, "content/posts"));
    const text = await site.read(`content/posts/${name}`);
    await site.write(`content/posts/${name}`, `${text}\n[No page](/nowhere)\n`);
    expect((await shard("1/2")).code).toBe(0);
    expect((await shard("2/2")).code).toBe(0);
    const joined = await merge("--out", "merged");
    expect(joined).toEqual(await build("alone"));
    expect(joined.code).toBe(1);
  });

  it("are not made of a site that can't be understood", { timeout }, async () => {
    await site.write("site.config.json", "{");
    const { code, stderr } = await shard("1/2");
    expect([code, stderr]).toEqual([1, (await build("alone")).stderr]);
    expect((await merge()).stderr).toContain("There are no shards in .blockwork/shards.");
  });

  it("are refused unless all are there, of one state of the site", { timeout }, async () => {
    await shard("1/2");
    expect(await merge()).toMatchObject({ code: 2, stderr: expect.stringContaining("there is no 2-of-2") });
    await shard("2/2");
    const config = JSON.parse(await site.read("site.config.json"));
    await site.write(
      "site.config.json",
      JSON.stringify({ ...config, site: { ...config.site, name: "New" } }),
    );
    expect(await merge()).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("1-of-2 was made of another state of the site"),
    });
    await shard("1/3");
    expect(await merge()).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("shards of 2 and of 3"),
    });
    await rm(join(site.root, ".blockwork/shards"), { recursive: true });
    await shard("1/1");
    await site.write(".blockwork/shards/1-of-1/shard.json", "{");
    expect(await merge()).toMatchObject({ code: 2, stderr: expect.stringContaining("is damaged") });
  });

  it("with a text that was changed since are joined to the site as it is now", { timeout }, async () => {
    await shard("1/2");
    await shard("2/2");
    const [name = ""] = await readdir(join(site.root, "content/posts"));
    const text = await site.read(`content/posts/${name}`);
    await site.write(`content/posts/${name}`, `${text}\nOne more line.\n`);
    await merge("--out", "merged");
    await build("alone");
    expect(await written("merged")).toEqual(await written("alone"));
  });
});
