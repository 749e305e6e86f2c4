import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { imageSize } from "image-size";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { runSite } from "./support/run-site.ts";
import { temporarySites } from "./support/temporary-sites.ts";

const createSite = temporarySites();

interface Listed {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

async function built(...args: string[]) {
  const site = await createSite();
  const build = async () => {
    const run = await runSite(["build", "--no-admin", ...args], { cwd: site.root });
    expect(run.stderr).toBe("");
    return run;
  };
  const dist = (path: string) => join(site.root, "dist", path);
  return { ...site, build, dist };
}

const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe("compressed files", () => {
  it("stand beside what is worth it, go with it, and are the same from run to run", async () => {
    const { root, build, dist, write } = await built("--precompress", "--manifest", "site.json");
    await write("public/notes.txt", "bread ".repeat(1000));
    await write("public/short.txt", "bread");
    await write("public/own.txt", "own ".repeat(1000));
    await write("public/own.txt.br", "as it is");
    await build();
    const page = readFileSync(dist("index.html"));
    expect(brotliDecompressSync(readFileSync(dist("index.html.br")))).toEqual(page);
    expect(gunzipSync(readFileSync(dist("index.html.gz")))).toEqual(page);
    expect(gunzipSync(readFileSync(dist("notes.txt.gz"))).toString()).toBe("bread ".repeat(1000));
    expect(readFileSync(dist("own.txt.br"), "utf8")).toBe("as it is");
    expect(existsSync(dist("short.txt.br"))).toBe(false);
    const first = readFileSync(join(root, "site.json"), "utf8");
    expect(first).not.toMatch(/\.(woff2|webp|avif|jpg)\.(br|gz)/);
    expect((await build()).stdout).toMatch(/\(0 of \d+ files changed\)/);
    const again = await runSite(
      ["build", "--no-admin", "--precompress", "--no-cache", "--manifest", "b.json"],
      {
        cwd: root,
      },
    );
    expect(again.stdout).toMatch(/\(0 of \d+ files changed\)/);
    expect(readFileSync(join(root, "b.json"), "utf8")).toBe(first);
    await runSite(["build", "--no-admin"], { cwd: root });
    expect(existsSync(dist("index.html.br"))).toBe(false);
    expect(existsSync(dist("own.txt.br"))).toBe(true);
  });
});

describe("icons", () => {
  it("are drawn from the site's sign, and every page names them", async () => {
    const { build, dist } = await built();
    await build();
    const html = readFileSync(dist("index.html"), "utf8");
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest"/>');
    const { icons } = JSON.parse(readFileSync(dist("site.webmanifest"), "utf8"));
    for (const { src, sizes } of icons.slice(1)) {
      const { width, height } = imageSize(readFileSync(dist(src.slice(1))));
      expect(`${width}x${height}`).toBe(sizes);
    }
    const { data, info } = await sharp(dist("apple-touch-icon.png"))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([180, 180]);
    const colours = new Set(
      Array.from({ length: 180 * 180 }, (_, pixel) => data.readUIntBE(pixel * info.channels, 3)),
    );
    expect(colours.size).toBeGreaterThan(2);
  });

  it("give way to the site's own", async () => {
    const { build, dist, replace, write } = await built();
    await write("public/sign.png", "a picture");
    await write("public/apple-touch-icon.png", "mine");
    await replace(
      "site.config.json",
      '"favicon": "plan",',
      '"favicon": "plan", "head": { "links": [{ "rel": "manifest", "href": "/sign.png" }] },',
    );
    await build();
    const html = readFileSync(dist("index.html"), "utf8");
    expect(html.match(/rel="manifest"/g)?.length).toBe(1);
    expect(readFileSync(dist("apple-touch-icon.png"), "utf8")).toBe("mine");
  });
});

describe("a site at another address than its own", () => {
  it("is kept out of search engines, and says so; at its own it is not", async () => {
    const { root, dist } = await built();
    const at = (url: string) => runSite(["build", "--no-admin", "--base-url", url], { cwd: root });
    const { stdout } = await at("https://preview.example.com");
    expect(stdout).toContain(
      "note: https://preview.example.com is not the site's own address: search engines are kept out.\n",
    );
    expect(readFileSync(dist("robots.txt"), "utf8")).toBe("User-agent: *\nDisallow: /\n");
    expect(readFileSync(dist("index.html"), "utf8")).toContain('<meta name="robots" content="noindex"/>');
    expect(existsSync(dist("sitemap.xml"))).toBe(false);
    const own = await at("https://www.small.example/");
    expect(own.stdout).not.toContain("search engines");
    expect(readFileSync(dist("index.html"), "utf8")).not.toContain("noindex");
    expect(existsSync(dist("sitemap.xml"))).toBe(true);
  });
});

describe("cards for sharing", () => {
  it("are drawn for pages without a picture, once, and drawn again when what they say changes", async () => {
    const { root, build, dist, replace } = await built();
    await replace("site.config.json", '"favicon": "plan",', '"favicon": "plan", "socialCards": true,');
    await build();
    const card = readFileSync(dist("cards/card.png"));
    expect(imageSize(card)).toMatchObject({ width: 1200, height: 630, type: "png" });
    expect(readFileSync(dist("index.html"), "utf8")).toContain(
      '<meta property="og:image" content="https://www.small.example/cards/card.png"/><meta property="og:image:width" content="1200"/><meta property="og:image:height" content="630"/>',
    );
    const kept = () => readdirSync(join(root, ".blockwork/cache/drawn")).sort();
    const drawn = kept();
    expect((await build()).stdout).toMatch(/\(0 of \d+ files changed\)/);
    expect(kept()).toEqual(drawn);
    await replace("site.config.json", '"A house drawn properly"', '"A house drawn well"');
    await build();
    expect(kept().length).toBe(drawn.length + 1);
    expect(readFileSync(dist("cards/card.png")).equals(card)).toBe(false);
    const other = await runSite(["build", "--no-admin", "--no-cache", "--out", "other"], { cwd: root });
    expect(other.code).toBe(0);
    expect(readFileSync(join(root, "other/cards/card.png"))).toEqual(readFileSync(dist("cards/card.png")));
  });
});

describe("the list of all files", () => {
  it("has each with its size, its hash and what a host sends with it", async () => {
    const { root, build, dist, write } = await built("--precompress", "--manifest", "lists/site.json");
    await write("public/data.tar.gz", "not compressed by us");
    await build();
    const { version, files } = JSON.parse(readFileSync(join(root, "lists/site.json"), "utf8"));
    expect(version).toBe(1);
    const paths = files.map(({ path }: Listed) => path);
    expect(paths).toEqual([...paths].sort());
    const marker = readFileSync(dist(".blockwork"), "utf8").split("\n").slice(1, -2);
    expect(paths).toEqual(marker);
    for (const { path, size, sha256 } of files as Listed[]) {
      const bytes = readFileSync(dist(path));
      expect([path, size, sha256]).toEqual([path, bytes.byteLength, hash(bytes)]);
    }
    const named = (path: string) => files.find((file: Listed) => file.path === path);
    expect(named("index.html.br")).toMatchObject({
      contentType: "text/html; charset=utf-8",
      contentEncoding: "br",
      cacheControl: "public, max-age=0, must-revalidate",
    });
    expect(named("data.tar.gz")).not.toHaveProperty("contentEncoding");
    const font = files.find(({ path }: Listed) => path.endsWith(".woff2"));
    expect(font).toMatchObject({
      contentType: "font/woff2",
      cacheControl: "public, max-age=31536000, immutable",
    });
  });

  it("is not written into what is published", async () => {
    const { root } = await createSite();
    await mkdir(join(root, "dist"));
    expect(await runSite(["build", "--manifest", "dist/site.json"], { cwd: root })).toMatchObject({
      code: 2,
      stderr:
        "dist/site.json is in the output folder, which is published.\n  Choose a place outside it with --manifest.\n",
    });
  });
});
