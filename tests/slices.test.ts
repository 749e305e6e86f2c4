import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { maxInMemory } from "../cli/pipeline/render/render-pages.ts";
import { filesIn } from "./support/files-in.ts";
import { runSite } from "./support/run-site.ts";
import { createTemporarySite, type TemporarySite } from "./support/temporary-site.ts";

const timeout = 120_000;

let site: TemporarySite;

/** A site, and for builds that know nothing of each other a cache each, with what is the same for all sites. */
async function copySite(...fixture: Parameters<typeof createTemporarySite>): Promise<TemporarySite> {
  const made = await createTemporarySite(...fixture);
  for (const name of ["threads", "alone"])
    await cp(join(made.root, ".blockwork/cache"), join(made.root, `cache-${name}`), { recursive: true });
  return made;
}

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

describe("a site that is made in threads", () => {
  beforeAll(async () => {
    site = await copySite();
  });
  afterAll(() => site.remove());

  it("is the one that is made at once, and leaves nothing beside it", { timeout }, async () => {
    const threads = await build("threads", "--threads", "3");
    const alone = await build("alone", "--threads", "0");
    expect(threads).toEqual({ ...alone, stdout: alone.stdout.replace("in alone", "in threads") });
    expect(await written("threads")).toEqual(await written("alone"));
    expect((await kept()).sort()).toEqual(["output-alone", "output-threads"]);
  });

  it("is the same after a change of the style, and at another address", { timeout }, async () => {
    await site.write("theme.scss", "body { margin: 3px; }\n");
    await build("threads", "--threads", "2");
    await build("alone", "--threads", "0");
    expect(await written("threads")).toEqual(await written("alone"));
    const address = ["--base-url", "https://preview.example.com/branch"];
    const threads = await build("threads", "--threads", "2", ...address);
    await build("alone", "--threads", "0", ...address);
    expect(threads.stdout).toContain("search engines are kept out");
    expect(await written("threads")).toEqual(await written("alone"));
  });

  it("says what is wrong in the same words and order", { timeout }, async () => {
    const [name = ""] = await readdir(join(site.root, "content/posts"));
    const file = join(site.root, "content/posts", name);
    const text = await readFile(file, "utf8");
    await writeFile(
      file,
      `${text}\n## Same\n\n[No page](/nowhere) and [no place](#nowhere)\n\n![](none.jpg)\n`,
    );
    const threads = await build("threads", "--threads", "2");
    const alone = await build("alone", "--threads", "0");
    await writeFile(file, text);
    expect(threads).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("There is no page at /nowhere"),
    });
    expect(threads).toEqual(alone);
  });
});

describe("a site that is so large that its pages are written as they are rendered", () => {
  beforeAll(async () => {
    site = await copySite();
    const [name = ""] = await readdir(join(site.root, "content/posts"));
    const text = await site.read(`content/posts/${name}`);
    for (let post = 0; post <= maxInMemory; post++) await site.write(`content/posts/more-${post}.md`, text);
  });
  afterAll(() => site.remove());

  it("is the one that threads make, and says what is wrong in the same words", { timeout }, async () => {
    const alone = await build("alone", "--threads", "0");
    const threads = await build("threads", "--threads", "2");
    expect(alone.code).toBe(0);
    expect(threads).toEqual({ ...alone, stdout: alone.stdout.replace("in alone", "in threads") });
    expect(await written("alone")).toEqual(await written("threads"));
    expect((await kept()).sort()).toEqual(["output-alone", "output-threads"]);
    await site.write("theme.scss", "body { margin: 3px; }\n");
    const styled = await build("alone", "--threads", "0");
    expect(styled.stdout).not.toContain("(0 of");
    await build("threads", "--threads", "2");
    expect(await written("alone")).toEqual(await written("threads"));
    await site.write(
      "content/posts/more-0.md",
      `${await site.read("content/posts/more-0.md")}\n[No page](/nowhere)\n`,
    );
    await rm(join(site.root, ".blockwork/cache/index.json"));
    const refused = await build("alone", "--threads", "0");
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("There is no page at /nowhere"),
    });
    expect(await build("threads", "--threads", "2")).toEqual(refused);
    expect((await kept()).sort()).toEqual(["output-alone", "output-threads"]);
  });
});

describe("a site with a block that throws", () => {
  beforeAll(async () => {
    site = await copySite("own-block");
    const files = await readdir(join(site.root, "blocks"), { recursive: true });
    const view = files.find((name) => name.endsWith("view.tsx")) ?? "";
    const text = await site.read(`blocks/${view}`);
    await site.write(
      `blocks/${view}`,
      text.replace(/return \(/, 'if (text.length > 0) throw new Error("No idea.");\n  return ('),
    );
  });
  afterAll(() => site.remove());

  it("is refused with the same sentence, in threads and in a shard", { timeout }, async () => {
    const alone = await build("alone", "--threads", "0");
    expect(alone).toMatchObject({ code: 1, stderr: expect.stringContaining("No idea.") });
    expect(await build("threads", "--threads", "2")).toEqual(alone);
    expect(await shard("1/1")).toEqual(alone);
    expect(await kept()).toEqual([]);
  });
});

describe("shards of a site", () => {
  beforeEach(async () => {
    site = await copySite();
    return () => site.remove();
  });

  it("are joined to the site that is made at once", { timeout }, async () => {
    const said: string[] = [];
    for (const which of ["3/3", "1/3", "2/3"]) said.push((await shard(which)).stdout);
    expect(said.every((text) => /^Shard \d of 3: \d+ pages? in \.blockwork\/shards\.\n$/.test(text))).toBe(
      true,
    );
    const { code } = await merge("--out", "merged");
    const alone = await build("alone", "--threads", "0");
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
    expect(joined).toEqual(await build("alone", "--threads", "0"));
    expect(joined.code).toBe(1);
  });

  it("are not made of a site that can't be understood", { timeout }, async () => {
    await site.write("site.config.json", "{");
    const { code, stderr } = await shard("1/2");
    expect([code, stderr]).toEqual([1, (await build("alone", "--threads", "0")).stderr]);
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
    await build("alone", "--threads", "0");
    expect(await written("merged")).toEqual(await written("alone"));
  });
});
