import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sanitizeSvg } from "../../renderer/svg/sanitize-svg.ts";
import { packageRoot } from "../support/package-root.ts";
import { buildSiteOfBlocks } from "../support/site-of-blocks.ts";
import { visitSite } from "../support/visits.ts";

const wide = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"><!-- by hand --><title>x</title>
<style>.a{fill:#123}</style><rect class="a" width="300" height="60"/></svg>`;
const high = wide
  .replace("0 0 300 60", "0 0 20 90")
  .replace('width="300" height="60"', 'width="20" height="90"');
const header = {
  id: "header",
  type: "site-header",
  props: { name: "Mill Lane", logo: "wide.svg", links: [] },
};
const content = { id: "content", type: "content", props: {} };
const items = [
  { name: "The mill", picture: "wide.svg", href: "https://mill.example" },
  { name: "The guild", picture: "high.svg" },
  { name: "The shop", picture: "shop.jpg" },
];
const site = visitSite(() =>
  buildSiteOfBlocks({
    pictures: { "shop.jpg": "A shop" },
    files: {
      "content/media/wide.svg": wide,
      "content/media/high.svg": high,
      "content/media/media.json": JSON.stringify({
        "shop.jpg": { alt: "A shop" },
        "wide.svg": { alt: "A mill" },
        "high.svg": { alt: "A guild" },
      }),
    },
    site: { frame: [header, content] },
    pages: {
      "/": [["logos", { title: "With whom", items }]],
      "/picture": [["picture", { picture: "wide.svg" }]],
    },
  }),
);

it("shows each logo whole, at most as high as the row, with its name and its link", async () => {
  const page = await site.open("/");
  const logos = page.locator(".logos img");
  await logos.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => logos.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  await expect
    .poll(() =>
      logos.evaluateAll((all) =>
        all.map(
          (img) => `${getComputedStyle(img).objectFit} ${Math.round(img.getBoundingClientRect().height)}`,
        ),
      ),
    )
    .toEqual(["contain 56", "contain 56", "contain 56"]);
  await expect
    .poll(() => page.getByRole("link", { name: "The mill" }).getAttribute("href"))
    .toBe("https://mill.example/");
  await page.getByRole("img", { name: "The guild" }).waitFor();
});

it("publishes a drawing once, without what is not drawn, and as a JPEG for other sites", async () => {
  const page = await site.open("/picture/");
  const address = await page.locator("main img").getAttribute("src");
  expect(address).toMatch(/^\/media\/wide\.[0-9a-f]{8}-300\.svg$/);
  const text = await page.evaluate(async (src) => (await fetch(src)).text(), address ?? "");
  expect(text).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60" width="300" height="60"><style>.a{fill:#123}</style><rect class="a" width="300" height="60"/></svg>\n',
  );
  const header = page.getByRole("img", { name: "Mill Lane" });
  await expect.poll(() => header.getAttribute("src")).toBe(address);
  await expect
    .poll(() => header.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

it("has a light field behind logos in the dark", async () => {
  const page = await site.open("/");
  await page.emulateMedia({ colorScheme: "dark" });
  const ground = () =>
    page
      .locator(".logos img")
      .first()
      .evaluate((img) => getComputedStyle(img).backgroundColor);
  await expect.poll(ground).toBe("rgb(255, 255, 255)");
});

it("publishes nothing of a drawing that DOMPurify would take out", async () => {
  const page = await site.open("/");
  const drawings = [wide, high, ...["mill", "guild"].map(drawingOfDocs), everything].map((text) => {
    const read = sanitizeSvg(text);
    return "svg" in read ? read.svg : read.mistake;
  });
  const script = readFileSync(createRequire(import.meta.url).resolve("dompurify/dist/purify.min.js"), "utf8");
  const taken = await page.context().newPage();
  await taken.goto("about:blank");
  await taken.addScriptTag({ content: script });
  const removed = await taken.evaluate((texts) => {
    const { DOMPurify } = globalThis as unknown as { DOMPurify: Purifier };
    return texts.map((text) => {
      // Its own list has no use of parts, which may not be of elsewhere here.
      DOMPurify.sanitize(text, { USE_PROFILES: { svg: true, svgFilters: true }, ADD_TAGS: ["use"] });
      const names = DOMPurify.removed.map(({ element, attribute }) => element?.nodeName ?? attribute?.name);
      // The body that it parses the text in.
      return names.filter((name) => name !== "BODY");
    });
  }, drawings);
  expect(drawings.every((text) => text.startsWith("<svg "))).toBe(true);
  expect(removed).toEqual(drawings.map(() => []));
});

interface Purifier {
  sanitize(text: string, options: object): string;
  readonly removed: readonly {
    readonly element?: { readonly nodeName: string };
    readonly attribute?: { readonly name: string };
  }[];
}

const drawingOfDocs = (name: string) =>
  readFileSync(join(packageRoot, `docs/content/media/${name}.svg`), "utf8");

const everything = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><radialGradient id="g" cx="1"
spreadMethod="pad"><stop offset="1" stop-color="red"/></radialGradient><pattern id="p" width="1" height="1" patternUnits="userSpaceOnUse">
<path d="M0 0"/></pattern><mask id="m"><circle r="1"/></mask><clipPath id="c" clipPathUnits="userSpaceOnUse"><rect/></clipPath>
<filter id="f"><feOffset dx="1"/><feFlood flood-color="red"/><feMerge><feMergeNode in="a"/></feMerge></filter><symbol id="s"/></defs>
<g class="a" style="fill:red" mask="url(#m)" clip-path="url(#c)" filter="url(#f)"><ellipse fill="url(#g)"/><polygon points="0,0 1,1"
fill="url(#p)"/><line x2="1" stroke-linecap="round"/><polyline points="0 0"/><use href="#s"/></g></svg>`;
