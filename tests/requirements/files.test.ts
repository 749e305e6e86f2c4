import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element } from "domhandler";
import { imageSizeFromFile } from "image-size/fromFile";
import { describe, expect, it } from "vitest";
import { type BuiltPage, dist } from "../support/built-page.ts";
import { attribute, everyPage, listedPages, origin, pages, slugs } from "./fosse-and-field.ts";

const sourcesOf = ({ parent }: Element) =>
  parent?.children.filter((child): child is Element => "name" in child && child.name === "source") ?? [];

function expectWidths({ srcset = "", sizes, width }: Element["attribs"]) {
  expect(sizes, srcset).toBeTruthy();
  const widths = srcset.split(", ").map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));
  const [narrowest = 0, ...wider] = widths;
  expect(narrowest, srcset).toBeGreaterThan(0);
  for (const [index, one] of wider.entries())
    expect(one, srcset).toBeGreaterThanOrEqual((widths[index] ?? 0) * 1.2);
  expect(widths.length, srcset).toBeLessThanOrEqual(5);
  // One alone only where the picture itself is no wider.
  if (wider.length === 0) expect(narrowest, srcset).toBe(Number(width));
}

describe("Pictures", () => {
  it.each(everyPage)("%s describes and measures every picture, in widths for every screen", (_, page) => {
    for (const image of page.all("img")) {
      const { alt, width, height, srcset, src = "" } = image.attribs;
      expect(alt?.length, src).toBeGreaterThan(20);
      expect(alt?.length, src).toBeLessThanOrEqual(140);
      expect(alt?.match(/[.!?](?=\s|$)/g)?.length, src).toBeLessThanOrEqual(2);
      expect(Number(width), src).toBeGreaterThan(0);
      expect(Number(height), src).toBeGreaterThan(0);
      // One JPEG for the browsers that can't show AVIF.
      expect(src).toMatch(/-800\.jpg$/);
      expect(srcset).toBeUndefined();
      for (const source of sourcesOf(image)) {
        if (source.attribs.type === undefined) expect(source.attribs.srcset).toMatch(/-800\.jpg$/);
        else expectWidths(source.attribs);
      }
      expect(sourcesOf(image).at(-1)?.attribs.type, src).toBe("image/avif");
    }
  });

  it.each(everyPage)(
    "%s loads the pictures on its first screen at once and every other when it is near",
    (path, page) => {
      // Of two views of one place, the hidden one waits.
      const loading = page.all("main img:not([data-shown='false'] img)").map(attribute("loading"));
      const leads =
        path === "/" ||
        path === "/services/" ||
        /^\/projects\/\d+\//.test(path) ||
        slugs.some((slug) => path.includes(slug));
      // A list that a page starts with has a row of three on the first screen; other pages show no picture there.
      const lists = /^\/(blog|projects)\/(category\/.*)?$/.test(path);
      const first = leads
        ? 1
        : lists
          ? Math.min(3, page.all(".article-list-card, .project-gallery-card").length)
          : 0;
      expect(loading.slice(0, first)).toEqual(Array(first).fill("eager"));
      expect(loading.slice(first).filter((value) => value !== "lazy")).toEqual([]);
      if (leads) expect(page.all("main img")[0]?.attribs.fetchpriority).toBe("high");
    },
  );

  it("of ten projects and both views of the hero have a version at dusk for dark colour schemes", () => {
    const dusks = [...pages].flatMap(([, page]) =>
      page.all('source[media="screen and (prefers-color-scheme: dark)"]').map(attribute("srcset")),
    );
    const names = dusks.map((srcset) => /\/media\/([^.]+)-dusk\./.exec(srcset ?? "")?.[1]);
    const projects = ["01", "02", "03", "04", "05", "06", "07", "09", "10", "11"];
    expect([...new Set(names)].sort()).toEqual([
      "hero-front",
      "hero-rear",
      ...projects.map((number) => `project-${number}-main`),
    ]);
  });

  it("are as wide as their srcset says", async () => {
    const files = readdirSync(join(dist, "media"));
    expect(files.length).toBeGreaterThan(150);
    const told = files.map((file) => [file, Number(/-(\d+)\.(?:webp|jpg|avif)$/.exec(file)?.[1])]);
    const real = await Promise.all(
      files.map(async (file) => [file, (await imageSizeFromFile(join(dist, "media", file))).width]),
    );
    expect(real).toEqual(told);
  });
});

describe("Links", () => {
  it.each(everyPage)("%s links only to what is there", (path, page) => {
    const ids = new Map([...pages].map(([at, { all }]) => [at, new Set(all("[id]").map(attribute("id")))]));
    const broken = addressesOf(page).filter((address) => {
      const url = new URL(address, origin + path);
      if (url.origin !== origin) return false;
      const target = url.pathname === `/404/` ? "/404.html" : url.pathname;
      const file = join(dist, target.endsWith("/") ? `${target}index.html` : target);
      return !existsSync(file) || (url.hash !== "" && !ids.get(target)?.has(url.hash.slice(1)));
    });
    expect(broken).toEqual([]);
  });

  it.each(everyPage)("%s has no id twice", (_, page) => {
    const ids = page.all("[id]").map(attribute("id"));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe("Sitemap, feed and robots", () => {
  const read = (file: string) => readFileSync(join(dist, file), "utf8");
  const values = (xml: string, tag: string) =>
    [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, value]) => value);

  it("lists every page but the missing one in the sitemap", () => {
    expect(values(read("sitemap.xml"), "loc").sort()).toEqual(
      listedPages.map(([path]) => origin + path).sort(),
    );
  });

  it("has every post in the feed", () => {
    const feed = read("feed.xml");
    expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">');
    expect(values(feed, "id").sort()).toEqual(
      [`${origin}/feed.xml`, ...slugs.map((slug) => `${origin}/blog/${slug}/`)].sort(),
    );
    expect(values(feed, "updated")).toHaveLength(7);
  });

  it("lets robots in and shows them the sitemap", () => {
    expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
});

/** Every address that a page refers to, wherever it stands. */
function addressesOf(page: BuiltPage): string[] {
  const single = page.all("[href], [src], [poster]").flatMap(({ attribs: { href, src } }) => [href, src]);
  const many = page
    .all("[srcset], [imagesrcset]")
    .flatMap(({ attribs: { srcset, imagesrcset } }) =>
      (srcset ?? imagesrcset ?? "").split(", ").map((candidate) => candidate.split(" ")[0]),
    );
  return [...single, ...many]
    .filter((address = "mailto:") => !/^(mailto|tel|data):/.test(address))
    .map(String);
}
