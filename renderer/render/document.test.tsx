import { describe, expect, it } from "vitest";
import { Island } from "../../blocks/_kit/islands/island.tsx";
import { usePage } from "../../blocks/_kit/page/page-context.ts";
import {
  handMadeBlock,
  handMadePage,
  handMadeSettings,
  handMadeSite,
} from "../../tests/support/hand-made-site.ts";
import { attributeOf, elementsOf } from "../../tests/support/html-tree.ts";
import { samplePicture } from "../../tests/support/resolved-sample.ts";
import type { Settings, Site, SiteBlock, SitePage } from "../site.ts";
import type { RenderAssets } from "./assets.ts";
import { renderDocument } from "./document.tsx";
import { filePath } from "./render-site.ts";
import { ViewError } from "./view-error.ts";

const assets: RenderAssets = {
  stylesFor: (types) => `/*${[...types].sort()}*/`,
  hash: (text) => `'sha256-${text.length}'`,
  preloadsFor: () => ["/assets/font.woff2"],
  loader: "/assets/loader.js",
  addressed: (text) => text,
};
const content = handMadeBlock("content", { view: () => <main id="content" className="page" /> });
const schoolSettings = (parts: object = {}): Settings =>
  handMadeSettings({ base: "/school", languages: ["en-GB", "ar", "fr"], ...parts });

function render(page: Partial<SitePage>, site: Partial<Site> = {}): string {
  const whole = { href: "/school/a/", frame: [content], ...page };
  return renderDocument(
    handMadeSite({ settings: schoolSettings(), ...site }),
    handMadePage(page.path ?? "/a/", whole),
    assets,
  );
}

/** The elements of a name, each as its attributes that are asked for. */
function attributesOf(html: string, name: string, keys: readonly string[]): (string | undefined)[][] {
  return elementsOf(html)
    .filter(({ tagName }) => tagName === name)
    .map((element) => keys.map((key) => attributeOf(element, key)));
}

const alternates = [
  { language: "en-GB", href: "/school/a/" },
  { language: "ar", href: "/school/ar/a/" },
];

describe("the body of a page", () => {
  const text = (type: string, words: string): SiteBlock =>
    handMadeBlock(type, { view: () => <p>{words}</p> });

  it("is its blocks in the main element of the frame, behind a link that skips to them", () => {
    const html = render({
      frame: [text("header", "Top"), content, text("footer", "$& bottom")],
      blocks: [text("one", "First $1"), text("two", "Second")],
    });
    expect(html).toContain(
      '<a href="#content" class="skip-link">Skip to content</a><div id="header" class="frame-block block"><p>Top</p></div>' +
        '<main id="content" class="page"><div id="one" class="block"><p>First $1</p></div>' +
        '<div id="two" class="block"><p>Second</p></div></main><div id="footer" class="frame-block block"><p>$&amp; bottom</p></div>',
    );
  });

  it("says how wide a block is, if the block does", () => {
    const html = render({ blocks: [{ ...text("one", "First"), width: "full" }, text("two", "Second")] });
    expect(html).toContain('<div id="one" class="block" data-width="full">');
    expect(html).toContain('<div id="two" class="block">');
  });

  it("knows its page in every block", () => {
    const Here = () => {
      const { href, language, direction, base, home, alternates: others, siteName } = usePage();
      return [siteName, href, language, direction, base, home, ...others.map(({ name }) => name)].join(" ");
    };
    const home = handMadePage("/", {
      alternates: [
        { language: "en-GB", href: "/school/" },
        { language: "ar", href: "/school/ar/" },
      ],
    });
    const html = render(
      { language: "ar", href: "/school/ar/a/", alternates, blocks: [handMadeBlock("here", { view: Here })] },
      { pages: [home] },
    );
    expect(html).toContain("Small &amp; Sons /school/ar/a/ ar rtl /school /school/ar/ English العربية");
  });

  it("has a place for toasts if a block may show some, in the frame or inside another block too", () => {
    const toasting = handMadeBlock("form", { toasts: true });
    expect(render({})).not.toContain('data-island="toasts"');
    expect(render({ frame: [content, toasting] })).toContain('data-island="toasts"');
    expect(render({ blocks: [handMadeBlock("columns", {}, { children: [toasting] })] })).toContain(
      'data-island="toasts"',
    );
  });

  it("has the styles of every block on it", () => {
    const inner = handMadeBlock("inner");
    const html = render({ frame: [content], blocks: [handMadeBlock("outer", {}, { children: [inner] })] });
    expect(html).toContain("<style>/*content,inner,outer*/</style>");
  });

  it("keeps the focal points of its pictures in view by styles of its own, with a hash of their own", () => {
    const styles = (props: object) => {
      const html = render({ blocks: [handMadeBlock("shown", {}, { props })] });
      const policy = /style-src ([^;]+);/.exec(html.replaceAll("&#x27;", "'"))?.[1];
      return [[...html.matchAll(/<style>(.*?)<\/style>/g)].map(([, css]) => css), policy];
    };
    const house = samplePicture("house.jpg");
    const common = "/*content,shown*/";
    expect(styles({ picture: house })).toEqual([[common], "'sha256-17'"]);
    const rule = ".focus-30-60{object-position:30% 60%!important}";
    const both = [[common, rule], `'sha256-17' 'sha256-${rule.length}'`];
    const focused = { ...house, focus: [0.3, 0.6] };
    expect(styles({ picture: focused })).toEqual(both);
    expect(styles({ pictures: { src: "/data/a.json", value: [focused] } })).toEqual(both);
  });

  it("that can't be rendered is an error that names the block, the innermost one, and its page", () => {
    const throwing = () => {
      throw new TypeError("items is undefined");
    };
    const inner = handMadeBlock("broken", { view: throwing }, { id: "prices" });
    const outer = handMadeBlock("columns", { view: throwing }, { children: [inner] });
    const caught = (() => {
      try {
        return render({ blocks: [outer] });
      } catch (error) {
        return error;
      }
    })();
    if (!(caught instanceof ViewError)) throw new Error("A ViewError was expected.");
    expect(caught.block).toBe(inner);
    expect(caught.cause).toBeInstanceOf(TypeError);
    expect(caught.message).toBe(
      'The view of the block "prices" of type "broken" on the page /school/a/ threw an error: items is undefined',
    );
  });
});

describe("the head of a page", () => {
  it("says its language and direction, and where its translations are", () => {
    const html = render({ language: "ar", alternates, href: "/school/ar/à/" });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(attributesOf(html, "link", ["rel", "hreflang", "href"]).slice(0, 4)).toEqual([
      ["canonical", undefined, "https://small.example/school/ar/%C3%A0/"],
      ["alternate", "en-GB", "https://small.example/school/a/"],
      ["alternate", "ar", "https://small.example/school/ar/a/"],
      ["alternate", "x-default", "https://small.example/school/a/"],
    ]);
    const metas = attributesOf(html, "meta", ["property", "content"]);
    expect(metas).toContainEqual(["og:url", "https://small.example/school/ar/%C3%A0/"]);
    expect(metas).toContainEqual(["og:locale", "ar_EG"]);
    expect(metas).toContainEqual(["og:locale:alternate", "en_GB"]);
  });

  it("has the base of the site before everything that it loads", () => {
    const Still = () => <p>Still</p>;
    const moving = handMadeBlock("moving", {
      view: () => <Island name="moving" hydrateOn="load" component={Still} props={{}} />,
    });
    const feeds = ["en-GB", "fr"].map((language) => ({
      path: `/${language}.xml`,
      title: language,
      language,
      format: "atom" as const,
      items: [],
    }));
    const html = render({ blocks: [moving] }, { feeds });
    expect(attributesOf(html, "link", ["rel", "href"]).slice(1)).toEqual([
      ["preload", "/school/assets/font.woff2"],
      ["icon", "/school/favicon.svg"],
      ["apple-touch-icon", "/school/apple-touch-icon.png"],
      ["manifest", "/school/site.webmanifest"],
      ["alternate", "/school/en-GB.xml"],
    ]);
    expect(html).toContain('<script type="module" src="/school/assets/loader.js"></script>');
    expect(html).toContain('"href_matches":"/school/*"');
    expect(render({})).not.toContain("loader.js");
  });

  it("has what site.head says, each by its allowed attributes", () => {
    const head = {
      scripts: [
        { src: "https://stats.example/a.js", async: true, data: [{ name: "domain", value: 'a"b' }] },
        { src: "/own.js" },
        { src: "/module.js", module: true },
      ],
      links: [{ rel: "icon", href: "/school/icon.png", sizes: "32x32" }],
      meta: [{ name: "google-site-verification", content: "x" }],
    };
    const html = render({}, { settings: schoolSettings({ head }) });
    expect(html).toContain(
      '<script src="https://stats.example/a.js" async="" data-domain="a&quot;b"></script>',
    );
    expect(html).toContain('<script src="/school/own.js" defer=""></script>');
    expect(html).toContain('<script type="module" src="/school/module.js"></script>');
    expect(attributesOf(html, "link", ["rel", "href", "sizes"])).toContainEqual([
      "icon",
      "/school/icon.png",
      "32x32",
    ]);
    expect(html).not.toContain("favicon.svg");
    expect(attributesOf(html, "meta", ["name", "content"])).toContainEqual(["google-site-verification", "x"]);
    expect(html).toMatch(/script-src .* https:\/\/stats\.example; connect-src/);
  });

  it("names the variants of the theme on the body", () => {
    expect(render({})).toContain('<body data-header="line" data-sections="plain">');
  });
});

describe("the page for missing addresses", () => {
  it.each([
    ["/404/", "404.html"],
    ["/fr/404/", "fr/404.html"],
  ])("at %s is the file %s", (path, file) => {
    expect(filePath({ path, missing: true })).toBe(file);
  });

  it("carries the redirects for the visitor's script, and no address of its own", () => {
    const redirects = [{ from: "/school/old/", to: "/school/new/", status: 301 }];
    const html = render({ path: "/404/", missing: true, listed: false }, { redirects });
    expect(html).toContain('data-redirects="[[&quot;/school/old/&quot;,&quot;/school/new/&quot;]]"');
    expect(html).toContain("loader.js");
    expect(html).not.toContain("canonical");
    expect(html).not.toMatch(/og:|twitter:/);
    expect(html).toContain("application/ld+json");
    expect(render({}, { redirects })).not.toContain("data-redirects");
  });
});
