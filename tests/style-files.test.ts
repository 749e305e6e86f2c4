import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { maxInMemory } from "../cli/pipeline/render/render-pages.ts";
import { filesIn } from "./support/files-in.ts";
import { runSite } from "./support/run-site.ts";
import { createTemporarySite, type TemporarySite } from "./support/temporary-site.ts";

let site: TemporarySite;
beforeAll(async () => {
  site = await createTemporarySite();
});
afterAll(() => site.remove());

const run = (...args: readonly string[]) => runSite([...args, "--no-admin", "--root", site.root]);
const build = async (out: string) => {
  const { code, stderr } = await run("build", "--out", out);
  expect(code, stderr).toBe(0);
  return filesIn(join(site.root, out));
};

async function setStyles(styles: "page" | "file"): Promise<void> {
  const config = JSON.parse(await site.read("site.config.json")) as { readonly site: object };
  const changed = { ...config, site: { ...config.site, styles } };
  await site.write("site.config.json", JSON.stringify(changed, null, 2));
}

const isSheet = (name: string) => /^assets\/styles\.[0-9a-f]{8}\.css$/.test(name);
const policy = / *<meta http-equiv="content-security-policy"[^>]*>/i;

const textOf = (base64 = "") => Buffer.from(base64, "base64").toString();

type Files = Awaited<ReturnType<typeof filesIn>>;

/** The pages of a site with what their style sheets say in them, and without their policies, which name the styles. */
function pagesWithStyles(files: Files): Record<string, string> {
  const pages = Object.entries(files).filter(([name]) => name.endsWith(".html"));
  return Object.fromEntries(
    pages.map(([name, text]) => [
      name,
      textOf(text)
        .replace(policy, "")
        .replace(
          /<link rel="stylesheet" href="\/([^"]+)">/,
          (_, path: string) => `<style>${textOf(files[path])}</style>`,
        ),
    ]),
  );
}

describe("styles in files", () => {
  it("are those that a page would have in it, byte for byte, and all else of it is the same", async () => {
    await setStyles("page");
    const inPages = await build("pages");
    await setStyles("file");
    const inFiles = await build("files");
    expect(pagesWithStyles(inFiles)).toEqual(pagesWithStyles(inPages));
    expect(Object.keys(inPages).filter(isSheet)).toEqual([]);
    expect(Object.keys(inFiles).filter(isSheet)).not.toEqual([]);
  });

  it("are allowed by the policy of the page, and no others than those of the site and its own", async () => {
    const page = textOf((await build("files"))["index.html"]);
    const [, sources = ""] = /style-src ([^;"]*)/.exec(page.replaceAll("&#x27;", "'")) ?? [];
    expect(sources.split(" ")[0]).toBe("'self'");
    expect(sources.split(" ").slice(1)).toEqual(
      sources
        .split(" ")
        .slice(1)
        .filter((one) => /^'sha256-/.test(one)),
    );
  });

  it("are as from nothing after an entry, the theme and the choice itself have changed, and no old one stays", async () => {
    const [post = ""] = Object.keys(await filesIn(join(site.root, "content/posts"))).filter((name) =>
      name.endsWith(".md"),
    );
    const changes: (() => Promise<void>)[] = [
      async () =>
        site.write(`content/posts/${post}`, `${await site.read(`content/posts/${post}`)}\n> A *quotation*\n`),
      () => site.write("theme.scss", ".article { letter-spacing: 1px; }\n"),
      () => setStyles("page"),
      () => setStyles("file"),
    ];
    for (const change of changes) {
      await change();
      const now = await build("files");
      await rm(join(site.root, "fresh"), { recursive: true, force: true });
      await rm(join(site.root, ".blockwork"), { recursive: true, force: true });
      expect(now).toEqual(await build("fresh"));
    }
  });

  it("are the same of a site that is written as it is rendered, and of shards", {
    timeout: 120_000,
  }, async () => {
    const [name = ""] = Object.keys(await filesIn(join(site.root, "content/posts"))).filter((file) =>
      file.endsWith(".md"),
    );
    const text = await site.read(`content/posts/${name}`);
    for (let post = 0; post <= maxInMemory; post++) await site.write(`content/posts/more-${post}.md`, text);
    const alone = await build("files");
    const sheets = Object.keys(alone).filter(isSheet);
    // Posts have one in common.
    expect(sheets.length).toBeLessThan(10);
    for (const shard of ["1/2", "2/2"]) expect((await run("build", "--shard", shard)).code).toBe(0);
    expect((await run("merge", "--out", "merged")).code).toBe(0);
    expect(await filesIn(join(site.root, "merged"))).toEqual(alone);
  });
});
