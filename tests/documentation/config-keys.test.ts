import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pictureAttributes, pictureSources } from "../../blocks/_kit/pictures/picture-attributes.ts";
import { blocks } from "../../blocks/index.ts";
import { createRenderAssets } from "../../cli/assets/render-assets.ts";
import { checkSite } from "../../renderer/check/check-site.ts";
import { renderSite } from "../../renderer/render/render-site.ts";
import { pageStructuredData } from "../../renderer/render/structured-data.ts";
import { themeCss } from "../../renderer/render/styles/theme-css.ts";
import type { Settings } from "../../renderer/site.ts";
import type { Picture } from "../../schema/fields/resolved.ts";
import { readJson } from "../../schema/sources/json-source.ts";
import { slugOf } from "../../schema/text/slug.ts";
import { loadSlugOptions } from "../../schema/text/slug-options.ts";
import { type Bakery, bakeryInput, bakeryMedia, bakeryModel, checkBakery } from "../support/bakery.ts";
import { packageRoot } from "../support/package-root.ts";

type Json = Readonly<Record<string, unknown>>;

const guide = readFileSync(join(packageRoot, "docs/content/guides/config-keys.md"), "utf8");
const tables = guide
  .split(/^## /m)
  .slice(1)
  .map((part) => {
    const [title = ""] = part.split("\n");
    const rows = [...part.matchAll(/^\| `([^`]+)` \|(.*)$/gm)];
    return [title, new Map(rows.map(([, key = "", row = ""]) => [key, row]))] as const;
  });
const rowsOf = (title: string) => tables.find(([name]) => name === title)?.[1] ?? new Map<string, string>();

const block = (type: string, props: Json, more: Json = {}): Json => ({ id: type, type, props, ...more });
const heading = (title = "Bread", more: Json = {}) => block("heading", { title }, more);
const page = (more: Json = {}): Json => ({
  ...{ id: "home", path: "/", title: "Home", description: "Bread.", blocks: [heading()] },
  ...more,
});
const header = block("site-header", { name: "Top", links: [{ text: "Home", href: "/" }] });
const missing = page({
  id: "missing",
  path: "/404",
  blocks: [block("not-found", { text: "Not here.", actions: [] })],
});

interface Tried extends Partial<Bakery> {
  readonly page?: Json;
}

/** What is found in a bakery, and the files that it makes. */
function tried({ page: own = {}, pages = [page(own)], ...bakery }: Tried) {
  const { problems, site } = checkBakery({ ...bakery, pages, blocks });
  const files = site
    ? renderSite(site, {
        stylesFor: () => "",
        hash: (text) => `'sha256-${text.length}'`,
        ...{ preloadsFor: () => [], loader: "/assets/loader.js", addressed: (html) => html },
      })
    : [];
  return {
    site,
    codes: problems.map(({ code, pointer }) => `${code} ${pointer}`),
    paths: files.map(({ path }) => path),
    html: (path = "index.html") =>
      String(files.find((file) => file.path === path)?.text).replaceAll("&#x27;", "'"),
    data: () =>
      site?.pages.flatMap((each) => (pageStructuredData(site, each) as { "@graph": Json[] })["@graph"]),
  };
}

const site = (settings: Json, more: Tried = {}) => tried({ site: settings, ...more });
const wrong = (settings: Json, more: Tried = {}) => site(settings, more).codes;
const html = (settings: Json, more: Tried = {}) => site(settings, more).html();

const _light = { paper: "#fffff0" };
const _names = (titles: readonly string[]) => titles.map((title) => `<h3>${title}</h3>`);
const shown = (each: Json, more: Tried = {}) => {
  const cards = { each: "breads", item: { title: "{{item.name}}" }, ...each };
  const found = tried({
    page: { blocks: [heading(), block("cards-grid", { title: "Breads", cards })] },
    ...more,
  }).html();
  return [...found.matchAll(/<h3[^>]*>([^<]*)<\/h3>/g)].map(([, title]) => title);
};
const grouped = (group: unknown, of: string) => {
  const cards = { each: "breads", sort: "since", group, item: { title: of } };
  return shown(cards);
};
const feed = (more: Json = {}, item: Json = {}) => ({
  ...{ path: "/feed.xml", each: "breads", ...more },
  item: { title: "{{item.name}}", href: "/", date: "{{item.since}}", ...item },
});
const fed = (more: Json = {}, item: Json = {}, path = "feed.xml") =>
  site({ feeds: [feed({ path: `/${path}`, ...more }, item)] }).html(path);
const calendar = (item: Json) => fed({}, { start: "2031-07-01", ...item }, "feed.ics");
const feedCodes = (more: Json) => wrong({ feeds: [feed(more)] });
const titlesIn = (text: string) =>
  [...text.matchAll(/<entry><title>([^<]*)<\/title>/g)].map(([, title]) => title);
const pictureOf = (settings: Json, text = "rye.jpg"): Picture => {
  const found = site(settings, {
    page: { blocks: [heading(), block("heading", { title: "x", picture: text })].slice(1) },
  });
  const props = found.site?.pages[0]?.blocks[0]?.props as { picture: Picture };
  return props.picture;
};
const widthsAt = (use: string, widths: readonly number[]) => {
  const picture = pictureOf({ pictures: { widths: { [use]: widths } } });
  return pictureSources(picture, use as "full")[0]
    ?.srcSet.match(/\d+(?=w)/g)
    ?.map(Number);
};
const sizesAt = (use: string, sizes: string) =>
  pictureSources(pictureOf({ pictures: { sizes: { [use]: sizes } } }), use as "full")[0]?.sizes;
const css = (theme: Json) => {
  const found = site({ theme }).site;
  if (!found) throw new Error("The theme has errors.");
  return themeCss(found.settings.theme, { display: "D", text: "T" });
};
const coloured = (scheme: "light" | "dark", key: string) => () => {
  const property = (value: string) => `--${scheme === "dark" ? "dark-" : ""}${key}:${value}`;
  const listed = rowsOf("site").get(`theme.${scheme}.${key}`) ?? "";
  const [usual = ""] = /#[0-9a-f]{6}/.exec(listed) ?? [];
  const like = usual.replace(/.$/, (digit) => (digit === "0" ? "1" : "0"));
  expect(css({})).toContain(property(usual));
  expect(css({ [scheme]: { [key]: like } })).toContain(property(like));
};
const colours = (scheme: "light" | "dark") =>
  Object.fromEntries(
    ["paper", "sheet", "ink", "quiet", "line", "accent", "error", "success"].map((key) => [
      `theme.${scheme}.${key}`,
      coloured(scheme, key),
    ]),
  );
/** The theme has room for each colour of a palette, and says where one can't be read. */
const paletteColours = (scheme: "light" | "dark") =>
  Object.fromEntries(
    ["paper", "sheet", "ink", "quiet", "line", "accent", "error", "success"].map((key) => [
      `theme.palettes[].${scheme}.${key}`,
      () =>
        expect(
          wrong({ theme: { palettes: [{ id: "fog", title: "Fog", [scheme]: { [key]: "red" } }] } }),
        ).toEqual([`bad-colour /site/theme/palettes/0/${scheme}/${key}`]),
    ]),
  );
const palettes = (palette: Json) => wrong({ theme: { palettes: [{ id: "fog", title: "Fog", ...palette }] } });
const head = (part: Json) => html({ head: part });
const script = (more: Json = {}) => head({ scripts: [{ src: "https://stats.example/a.js", ...more }] });
const scriptTag = (text: string) => /<script[^>]*stats\.example[^>]*>/.exec(text)?.[0];
const redirects = (more: Json = {}) =>
  site({ redirects: [{ from: "/old", to: "/", ...more }] }).html("_redirects");
const security = (more: Json = {}) => ({
  security: { contact: ["mailto:a@bakery.example"], expires: "2027-01-31", ...more },
});
const publish = (more: Json = {}) => ({ admin: { publish: { host: "gitlab", repository: "a/b", ...more } } });
const resolved = (settings: Json) => site(settings).site?.settings;
const moment = "---\nname: Rye\nsince: 2026-01-02T23:30:00-05:00\n---\n";
const momentModel = {
  ...bakeryModel,
  collections: {
    breads: {
      ...{ title: "Breads", label: "name" },
      fields: {
        type: "object",
        properties: { name: { type: "string" }, since: { type: "string", format: "date-time" } },
      },
    },
  },
};
const atPage = (key: string, code = "wrong-value") => `${code} /pages/0/${key}`;
const many = (more: Json = {}, blocksOf = [heading("{{entry.name}}")]) =>
  tried({
    pages: [page({ path: "/{slug}", entries: "breads", blocks: blocksOf, ...more }), page({ id: "root" })],
  });
const paginated = (more: Json = {}) => {
  const list = block("cards-grid", {
    title: "Breads",
    cards: { each: "{{page.items}}", item: { title: "{{item.name}}" } },
  });
  const blocksOf = [heading(), list];
  const found = tried({
    page: { path: "/{page}", paginate: { each: "breads", size: 2, ...more }, blocks: blocksOf },
  });
  return (found.site?.pages ?? []).map(({ path, blocks: [, cards] }) => {
    const { cards: each } = (cards?.props ?? { cards: [] }) as { cards: readonly { title: string }[] };
    return [path, ...each.map(({ title }) => title)];
  });
};
/** What a query gives, of the bakery's three breads. */
const ofQueries = (key: (each: Json) => readonly (string | undefined)[]): Record<string, () => void> => ({
  each: () => expect(key({})).toEqual(["Baguette", "Rye", "Spelt"]),
  where: () => {
    const where = (value: Json) => key({ where: value });
    expect(where({ flour: "rye" })).toEqual(["Rye"]);
    expect(where({ flour: ["rye", "wheat"] })).toHaveLength(3);
    expect(where({ photo: { present: true } })).toEqual(["Rye"]);
    expect(where({ since: { before: "2021-03-05" } })).toEqual(["Rye"]);
    expect(where({ since: { after: "2021-03-05" } })).toEqual(["Baguette"]);
    expect(where({ since: { from: "2021-03-05" } })).toEqual(["Baguette", "Spelt"]);
    expect(where({ since: { until: "2021-03-05" } })).toEqual(["Rye", "Spelt"]);
    expect(where({ allergens: { contains: "rye" } })).toEqual(["Rye"]);
    expect(where({ flour: { not: "rye" } })).toEqual(["Baguette", "Spelt"]);
  },
  only: () => expect(key({ only: ["spelt", "rye"] })).toEqual(["Spelt", "Rye"]),
  except: () => {
    expect(key({ except: "rye" })).toEqual(["Baguette", "Spelt"]);
    expect(key({ except: ["rye", "spelt"] })).toEqual(["Baguette"]);
  },
  after: () => expect(key({ after: "baguette" })).toEqual(["Rye", "Spelt"]),
  sort: () => {
    expect(key({ sort: "-price" })).toEqual(["Rye", "Spelt", "Baguette"]);
    expect(key({ sort: ["flour", "-name"] })).toEqual(["Rye", "Spelt", "Baguette"]);
  },
  offset: () => {
    expect(key({ offset: 2 })).toEqual(["Spelt"]);
    expect(key({ offset: 0 })).toHaveLength(3);
  },
  limit: () => expect(key({ limit: 1 })).toEqual(["Baguette"]),
});

const below = (prefix: string, keys: Record<string, () => void>) =>
  Object.fromEntries(Object.entries(keys).map(([key, held]) => [`${prefix}.${key}`, held]));

const inFeed = (each: Json) => titlesIn(fed(each));
const onPages = (each: Json) => paginated({ size: 10, ...each }).flatMap(([, ...titles]) => titles);

/** What is found in a config with other keys at its top. */
function parsed(top: Json): readonly string[] {
  const input = bakeryInput({ pages: [page()], blocks });
  const value = { ...(JSON.parse(input.config?.text ?? "") as Json), ...top };
  const { source: config } = readJson("site.config.json", JSON.stringify(value));
  return checkSite({ ...input, config }).problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

type Held = Readonly<Record<string, () => void | Promise<void>>>;

const ofSite: Held = {
  url: () => {
    expect(html({ url: "https://www.bakery.example" })).toContain(
      'rel="canonical" href="https://www.bakery.example/"',
    );
    expect(html({ url: "https://bakery.example/school" })).toContain(
      'rel="canonical" href="https://bakery.example/school/"',
    );
    expect(wrong({ url: "bakery.example" })).toEqual(["wrong-value /site/url"]);
  },
  name: () => {
    const found = site({ name: "Crumb", feeds: [feed()] });
    expect(found.html()).toContain('property="og:site_name" content="Crumb"');
    expect(found.html("feed.xml")).toContain("<title>Crumb</title>");
    expect(found.data()?.[0]).toMatchObject({ "@type": "WebSite", name: "Crumb" });
  },
  language: () => {
    expect(html({ language: "zh-Hans" })).toContain('<html lang="zh-Hans"');
    expect(html({})).toContain('<html lang="en-GB"');
    expect(wrong({ language: "english" })).toEqual(["wrong-value /site/language"]);
  },
  languages: () => {
    const more = { pages: [page(), page({ id: "fr", path: "/fr", language: "fr", translationOf: "home" })] };
    expect(html({ languages: ["en-GB", "fr"] }, more)).toContain(
      'hrefLang="fr" href="https://bakery.example/fr/"',
    );
    expect(wrong({}, more)).toContain("wrong-value /pages/1/language");
    expect(resolved({ languages: ["fr"] })?.languages).toEqual(["en-GB", "fr"]);
  },
  picture: () => {
    expect(html({ picture: "rye.jpg" })).toMatch(
      /og:image" content="https:\/\/bakery\.example\/media\/rye\./,
    );
    const media = new Map([
      ...bakeryMedia,
      ["own.jpg", { width: 800, height: 600, version: "2b", alt: "Own" }],
    ]);
    expect(html({ picture: "rye.jpg" }, { page: { picture: "own.jpg" }, media })).toContain("/media/own.");
  },
  socialCards: () => {
    const hasCards = (settings: Json) => html(settings).includes("/cards/card.png");
    expect([{}, { socialCards: true }, { socialCards: true, picture: "rye.jpg" }].map(hasCards)).toEqual([
      false,
      true,
      false,
    ]);
    expect(html({ socialCards: true }, { page: { picture: "rye.jpg" } })).not.toContain("/cards/");
  },
  favicon: () => expect(wrong({ favicon: "nowhere" })).toEqual(["unknown-icon /site/favicon"]),
  embeds: () => {
    const map = block("map", { title: "Here", address: "York", embed: "https://maps.example.com/embed?x" });
    const more = { page: { blocks: [heading(), map] } };
    expect(wrong({}, more)).toEqual(["bad-embed /pages/0/blocks/1/props/embed"]);
    expect(wrong({ embeds: ["https://maps.example.com"] }, more)).toEqual([]);
    for (const embed of [
      "https://www.openstreetmap.org/export/embed.html?bbox=1",
      "https://www.google.com/maps/embed?pb=x",
    ])
      expect(
        wrong({}, { page: { blocks: [heading(), { ...map, props: { ...(map.props as Json), embed } }] } }),
      ).toEqual([]);
  },
  pictures: () => expect(wrong({ pictures: { format: [] } })).toEqual(["unknown-key /site/pictures/format"]),
  "pictures.formats": () => {
    const types = (formats: readonly string[]) => {
      const picture = pictureOf({ pictures: { formats } });
      return [
        ...pictureSources(picture, "card").map(({ type }) => type),
        pictureAttributes(picture, "card").src.split(".").at(-1),
      ];
    };
    expect(types(["avif", "webp"])).toEqual(["image/avif", "webp"]);
    expect(types(["webp"])).toEqual(["webp"]);
    expect(types(["avif", "webp", "jpg"])).toEqual(["image/avif", "image/webp", "jpg"]);
    const widths = (formats: readonly string[]) => {
      const picture = pictureOf({ pictures: { formats } });
      const { srcSet = "" } = pictureAttributes(picture, "thumbnail");
      return [...pictureSources(picture, "thumbnail").map((source) => source.srcSet), srcSet].map(
        (srcset) => srcset.match(/ \d+w/g)?.length ?? 0,
      );
    };
    expect(widths(["avif", "webp", "jpg"])).toEqual([2, 2, 0]);
    expect(widths(["jpg"])).toEqual([2]);
    expect(wrong({ pictures: { formats: ["gif"] } })).toEqual(["wrong-value /site/pictures/formats/0"]);
  },
  "pictures.widths": () =>
    expect(wrong({ pictures: { widths: { huge: [800] } } })).toEqual([
      "unknown-key /site/pictures/widths/huge",
    ]),
  ...Object.fromEntries(
    ["hero", "full", "wide", "half", "card", "text", "row", "logo", "thumbnail"].map((use) => [
      `pictures.widths.${use}`,
      () => expect(widthsAt(use, [300, 500])).toEqual([300, 500]),
    ]),
  ),
  "pictures.sizes": () =>
    expect(wrong({ pictures: { sizes: { huge: "50vw" } } })).toEqual([
      "unknown-key /site/pictures/sizes/huge",
    ]),
  ...Object.fromEntries(
    ["hero", "full", "wide", "half", "card", "text", "row", "logo", "thumbnail"].map((use) => [
      `pictures.sizes.${use}`,
      () =>
        expect(sizesAt(use, "(min-width: 60rem) 20rem, 50vw")).toContain("(min-width: 60rem) 20rem, 50vw"),
    ]),
  ),
  head: () => expect(wrong({ head: { styles: [] } })).toEqual(["unknown-key /site/head/styles"]),
  "head.scripts": () => {
    const own = { scripts: [{ src: "/stats.js" }, { src: "https://stats.example/a.js" }] };
    const text = html({ head: own }, { publicFiles: ["/stats.js"] });
    expect(text.match(/<script[^>]* src="(?:\/stats|https)[^>]*>/g)).toHaveLength(2);
    expect(text).toMatch(/script-src[^;]*https:\/\/stats\.example/);
  },
  "head.scripts[].src": () => {
    expect(wrong({ head: { scripts: [{ src: "http://stats.example/a.js" }] } })).toEqual([
      "wrong-value /site/head/scripts/0/src",
    ]);
    expect(wrong({ head: { scripts: [{ src: "/nowhere.js" }] } })).toEqual([
      "broken-link /site/head/scripts/0/src",
    ]);
  },
  "head.scripts[].module": () => {
    expect(scriptTag(script({ module: true }))).toContain('type="module"');
    expect(scriptTag(script())).not.toContain("type=");
  },
  "head.scripts[].async": () => {
    expect(scriptTag(script({ async: true }))).toContain(" async");
    expect(scriptTag(script())).toMatch(/ defer(?!.* async)/);
  },
  "head.scripts[].data": () => expect(scriptTag(script())).not.toContain("data-"),
  "head.scripts[].data[].name": () =>
    expect(scriptTag(script({ data: [{ name: "domain", value: "a" }] }))).toContain('data-domain="a"'),
  "head.scripts[].data[].value": () =>
    expect(
      wrong({ head: { scripts: [{ src: "https://a.example/a.js", data: [{ name: "domain" }] }] } }),
    ).toEqual(["missing-key /site/head/scripts/0/data/0"]),
  "head.scripts[].loads": () => {
    const text = script({ loads: ["https://more.example"] });
    expect(text).toMatch(/script-src[^;]*https:\/\/more\.example/);
    expect(text).toMatch(/img-src[^;]*https:\/\/more\.example/);
  },
  "head.scripts[].connects": () =>
    expect(script({ connects: ["https://to.example"] })).toMatch(/connect-src[^;]*https:\/\/to\.example/),
  "head.scripts[].consent": () => {
    expect(scriptTag(script({ consent: false }))).toContain("defer");
    expect(scriptTag(script({ consent: true }))).toBeUndefined();
    expect(script({ consent: true })).toContain('"host":"stats.example"');
  },
  "head.links": () => expect(head({ links: [] })).not.toContain('rel="me"'),
  "head.links[].rel": () => {
    expect(head({ links: [{ rel: "me", href: "https://a.example/" }] })).toContain(
      '<link rel="me" href="https://a.example/"',
    );
    expect(wrong({ head: { links: [{ rel: "stylesheet", href: "https://a.example/" }] } })).toEqual([
      "wrong-value /site/head/links/0/rel",
    ]);
  },
  "head.links[].href": () => {
    const links = { head: { links: [{ rel: "license", href: "/license.txt" }] } };
    expect(wrong(links)).toEqual(["broken-link /site/head/links/0/href"]);
    expect(html(links, { publicFiles: ["/license.txt"] })).toContain('rel="license" href="/license.txt"');
  },
  "head.links[].type": () =>
    expect(head({ links: [{ rel: "alternate", href: "https://a.example/", type: "text/html" }] })).toContain(
      'type="text/html"',
    ),
  "head.links[].sizes": () =>
    expect(head({ links: [{ rel: "icon", href: "https://a.example/", sizes: "180x180" }] })).toContain(
      'sizes="180x180"',
    ),
  "head.meta": () =>
    expect(wrong({ head: { meta: [{ name: "viewport", content: "x" }] } })).toEqual([
      "wrong-value /site/head/meta/0/name",
    ]),
  "head.meta[].name": () =>
    expect(head({ meta: [{ name: "google-site-verification", content: "x" }] })).toContain(
      '<meta name="google-site-verification" content="x"',
    ),
  "head.meta[].property": () =>
    expect(head({ meta: [{ property: "fb:app_id", content: "x" }] })).toContain(
      '<meta property="fb:app_id" content="x"',
    ),
  "head.meta[].content": () =>
    expect(wrong({ head: { meta: [{ name: "a" }] } })).toEqual(["missing-key /site/head/meta/0"]),
  redirects: () => expect(site({}).html("_redirects")).not.toContain("/old"),
  "redirects[].from": () => {
    expect(redirects()).toContain("/old / 301");
    expect(redirects({ from: "/old/*" })).toContain("/old/* / 301");
    expect(wrong({ redirects: [{ from: "/", to: "/x" }] })[0]).toContain("/site/redirects/0");
    expect(wrong({ host: "netlify", redirects: [{ from: "/index.php?page=contact", to: "/" }] })).toEqual([]);
  },
  "redirects[].to": () => {
    expect(redirects({ from: "/old/*", to: "https://a.example/:splat" })).toContain(
      "/old/* https://a.example/:splat 301",
    );
    expect(wrong({ redirects: [{ from: "/old", to: "/nowhere" }] })).toEqual([
      "broken-link /site/redirects/0/to",
    ]);
  },
  "redirects[].status": () => {
    expect(
      [301, 302, 307, 308].map((status) => {
        const settings = { host: "cloudflare-pages", redirects: [{ from: "/old", to: "/", status }] };
        return site(settings).html("_redirects").includes(`/old / ${status}`);
      }),
    ).toEqual([true, true, true, true]);
    expect(wrong({ redirects: [{ from: "/old", to: "/", status: 300 }] })).toEqual([
      "wrong-value /site/redirects/0/status",
    ]);
  },
  host: () => {
    const more = { redirects: [{ from: "/old", to: "/" }] };
    expect(site({ host: "apache", ...more }).paths).toContain(".htaccess");
    expect(site({ host: "netlify", ...more }).paths).not.toContain(".htaccess");
    expect(wrong({ host: "geocities" })).toEqual(["wrong-value /site/host"]);
  },
  security: () => expect(site({}).paths).not.toContain(".well-known/security.txt"),
  "security.contact": () => {
    const text = site(security({ contact: ["mailto:a@b.example", "https://b.example/report"] })).html(
      ".well-known/security.txt",
    );
    expect(text).toMatch(/^Contact: mailto:a@b\.example\nContact: https:\/\/b\.example\/report\n/);
    expect(wrong(security({ contact: ["a@b.example"] }))).toEqual(["wrong-value /site/security/contact/0"]);
  },
  "security.expires": () => {
    expect(wrong(security({ expires: "2026-11-21" }))).toEqual(["expired-security /site/security/expires"]);
    expect(wrong(security({ expires: "2026-11-22" }))).toEqual([]);
    expect(site(security()).html(".well-known/security.txt")).toContain("Expires: 2027-01-31T23:59:59Z");
  },
  "security.policy": () => {
    const text = site(security({ policy: "/" })).html(".well-known/security.txt");
    expect(text).toContain("Policy: https://bakery.example/\n");
  },
  "security.encryption": () => {
    const text = site(security({ encryption: "https://a.example/key" })).html(".well-known/security.txt");
    expect(text).toContain("Encryption: https://a.example/key\n");
  },
  admin: () => expect(wrong({ admin: { colour: "red" } })).toEqual(["unknown-key /site/admin/colour"]),
  "admin.publish": () =>
    expect(wrong({ admin: { publish: {} } })).toEqual([
      "missing-key /site/admin/publish",
      "missing-key /site/admin/publish",
    ]),
  "admin.publish.host": () =>
    expect(wrong(publish({ host: "sourceforge" }))).toEqual(["wrong-value /site/admin/publish/host"]),
  "admin.publish.repository": () =>
    expect(wrong(publish({ host: "github", repository: "a" }))).toEqual([
      "wrong-value /site/admin/publish/repository",
    ]),
  "admin.publish.branch": () =>
    expect(resolved(publish())?.admin).toMatchObject({ publish: { branch: "main" } }),
  "admin.publish.url": () => {
    expect(wrong(publish({ host: "forgejo" }))).toEqual(["missing-key /site/admin/publish"]);
    expect(wrong(publish({ host: "forgejo", url: "https://git.example.com" }))).toEqual([]);
    expect(wrong(publish({ url: "git.example.com" }))).toEqual(["wrong-value /site/admin/publish/url"]);
  },
  "admin.publish.clientId": () => {
    expect(wrong(publish({ clientId: "7f2c" }))).toEqual([]);
    expect(wrong(publish({ host: "github", clientId: "7f2c" }))).toEqual([
      "wrong-value /site/admin/publish/clientId",
    ]);
  },
  "admin.publish.signIn": () => {
    const signIn = "https://sign-in.example.com";
    expect(wrong(publish({ host: "github", signIn }))).toEqual([]);
    expect(wrong(publish({ signIn }))).toEqual(["wrong-value /site/admin/publish/signIn"]);
  },
  "admin.publish.folder": () =>
    expect(wrong(publish({ folder: "../x" }))).toEqual(["wrong-value /site/admin/publish/folder"]),
  "admin.publish.drafts": () => {
    expect(resolved(publish())?.admin).toMatchObject({ publish: { drafts: true } });
    expect(resolved(publish({ drafts: false }))?.admin).toMatchObject({ publish: { drafts: false } });
  },
  search: () => {
    expect(site({}).paths.join()).not.toContain("search");
    expect(site({ search: true }).paths).toContain("search/index.html");
  },
  timezone: () => {
    const more = {
      ...{ model: momentModel, entries: { "breads/rye": moment } },
      page: {
        blocks: [
          heading(),
          block("cards-grid", { cards: { each: "breads", item: { title: "{{item.since | time}}" } } }),
        ],
      },
    };
    expect(html({ timezone: "Asia/Tokyo" }, more)).toContain("13:30");
    expect(html({}, more)).toContain("04:30");
    expect(wrong({ timezone: "Europe/Pariss" })).toEqual(["wrong-value /site/timezone"]);
  },
  addresses: async () => {
    expect(resolved({})?.addresses).toBe("letters");
    const slugs = async (addresses: string) => slugOf("Хлеб", await loadSlugOptions({ addresses }, "ru"));
    expect(await slugs("letters")).toBe("хлеб");
    expect(await slugs("latin")).toBe("hleb");
  },
  styles: () => {
    const font = { family: "serif", css: "", fallback: [], preloads: {} };
    const made = {
      styles: { base: "", blocks: {}, site: "", files: [] },
      fonts: { display: font, text: font },
      scripts: { loader: "", words: {} },
    };
    const choose = (settings: Json) => createRenderAssets(resolved(settings) as Settings, made);
    expect(choose({}).styleFile).toBeUndefined();
    expect(choose({ styles: "page" }).styleFile).toBeUndefined();
    expect(choose({ styles: "file" }).styleFile?.("a{}")).toMatch(/^\/assets\/styles\.[0-9a-f]{8}\.css$/);
  },
  typography: () => {
    const more = { page: { blocks: [heading('"Bread"')] } };
    expect(html({}, more)).toContain("“Bread”");
    expect(html({ typography: false }, more)).toContain("&quot;Bread&quot;");
  },
  frame: () => {
    const text = html({
      frame: [header, block("content", {}), block("site-footer", { name: "End", columns: [] })],
    });
    expect(["Top", "Bread</h1>", "End"].map((part) => text.indexOf(part)).toSorted((a, b) => a - b)).toEqual(
      ["Top", "Bread</h1>", "End"].map((part) => text.indexOf(part)),
    );
    expect(text).toContain("Top");
  },
  frames: () => {
    const frames = {
      bare: [block("content", {})],
      fr: [block("content", {}), block("site-footer", { name: "Fin", columns: [] })],
    };
    const frame = [header, block("content", {})];
    const pages = [
      page(),
      page({ id: "b", path: "/b", frame: "bare" }),
      page({ id: "f", path: "/f", language: "fr" }),
    ];
    const found = site({ frame, frames, languages: ["en-GB", "fr"] }, { pages });
    expect(
      ["index.html", "b/index.html", "f/index.html"].map((path) => [
        found.html(path).includes("Top"),
        found.html(path).includes("Fin"),
      ]),
    ).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  },
  structuredData: () => {
    const own = site({ structuredData: [{ "@type": "Bakery", name: "{{site.company.name}}" }] });
    expect(own.data()).toContainEqual({ "@type": "Bakery", name: "Hallam" });
  },
  "structuredData[].@type": () =>
    expect(wrong({ structuredData: [{ name: "x" }] })).toEqual(["missing-key /site/structuredData/0"]),
  shapes: () => {
    const named = { "bread-card": { each: "breads", item: { title: "{{item.name}} of a shape" } } };
    const cards = { cards: { each: "breads", item: "bread-card" } };
    const shown = tried({
      site: { shapes: named },
      page: { blocks: [heading(), block("cards-grid", { title: "Breads", ...cards })] },
    });
    expect(shown.codes).toEqual([]);
    expect(shown.html()).toMatch(/Rye of a\sshape/);
  },
  "shapes.NAME.each": () =>
    expect(wrong({ shapes: { "bread-card": { item: { title: "{{item.name}}" } } } })).toEqual([
      "missing-key /site/shapes/bread-card",
    ]),
  "shapes.NAME.item": () =>
    expect(wrong({ shapes: { "bread-card": { each: "breads" } } })).toEqual([
      "missing-key /site/shapes/bread-card",
    ]),
  words: () => {
    const words = { "en-GB": { skipToContent: "Onwards" } };
    expect(wrong({ words: { "en-GB": { nowhere: "x" } } })).toEqual([
      "unknown-key /site/words/en-GB/nowhere",
    ]);
    expect(html({ words })).toContain(">Onwards</a>");
  },
};

const ofTheme: Held = {
  theme: () => expect(wrong({ theme: { colour: "red" } })).toEqual(["unknown-key /site/theme/colour"]),
  "theme.light": () => expect(css({})).toContain(":root{color-scheme:light dark;"),
  "theme.dark": () =>
    expect(css({})).toContain("@media screen and (prefers-color-scheme:dark){:root{--paper:#121417"),
  ...colours("light"),
  ...colours("dark"),
  "theme.palettes": () => expect(wrong({ theme: { palettes: [] } })).toEqual([]),
  "theme.palettes[].id": () =>
    expect(palettes({ id: "Fog!" })).toEqual(["wrong-value /site/theme/palettes/0/id"]),
  "theme.palettes[].title": () =>
    expect(palettes({ title: "" })).toEqual(["wrong-value /site/theme/palettes/0/title"]),
  "theme.palettes[].light": () =>
    expect(palettes({ light: { ink: "#bbbbbb" } })).toContain(
      "low-contrast /site/theme/palettes/0/light/ink",
    ),
  "theme.palettes[].dark": () =>
    expect(palettes({ dark: { ink: "#333333" } })).toContain("low-contrast /site/theme/palettes/0/dark/ink"),
  ...paletteColours("light"),
  ...paletteColours("dark"),
  "theme.scheme": () => {
    const shown = (scheme: string) => [
      /<meta name="theme-color"[^>]*>/.exec(html({ theme: { scheme } }))?.[0].includes("media="),
      html({ theme: { scheme } }).includes("data-scheme-switch"),
    ];
    expect(shown("device")).toEqual([true, false]);
    expect(shown("light")).toEqual([false, false]);
    expect(shown("choice")).toEqual([true, true]);
    expect(wrong({ theme: { scheme: "night" } })).toEqual(["wrong-value /site/theme/scheme"]);
  },
  "theme.displayFont": () => {
    expect(wrong({ theme: { displayFont: "besley" } })).toEqual([]);
    expect(wrong({ theme: { displayFont: "comic" } })).toEqual(["missing-font /site/theme/displayFont"]);
  },
  "theme.textFont": () =>
    expect(wrong({ theme: { textFont: "comic" } })).toEqual(["missing-font /site/theme/textFont"]),
  "theme.displayWeight": () => {
    expect(css({ displayWeight: 400 })).toContain("--weight-display:400");
    expect(css({})).toContain("--weight-display:650");
    expect(wrong({ theme: { displayWeight: 99 } })).toEqual(["wrong-value /site/theme/displayWeight"]);
    expect(wrong({ theme: { displayWeight: 901 } })).toEqual(["wrong-value /site/theme/displayWeight"]);
  },
  "theme.textSize": () => {
    expect(css({ textSize: 16 })).toContain("--text-body:clamp(1rem,");
    expect([14, 22, 13, 23].map((textSize) => wrong({ theme: { textSize } }).length)).toEqual([0, 0, 1, 1]);
  },
  "theme.lineHeight": () => {
    expect(css({ lineHeight: 1.4 })).toContain("--line-height:1.4");
    expect([1.3, 2, 1.2, 2.1].map((lineHeight) => wrong({ theme: { lineHeight } }).length)).toEqual([
      0, 0, 1, 1,
    ]);
  },
  "theme.scale": () => {
    const stepOf = (scale: number) => Number(/--text-lead:clamp\(([\d.]+)rem/.exec(css({ scale }))?.[1]);
    expect(stepOf(1.5)).toBeGreaterThan(stepOf(1.1));
    expect([1.1, 1.5, 1.09, 1.51].map((scale) => wrong({ theme: { scale } }).length)).toEqual([0, 0, 1, 1]);
  },
  "theme.spacing": () => {
    expect(css({ spacing: 1 })).toContain("--space-4:1.5rem");
    expect(css({ spacing: 1.6 })).toContain("--space-4:2.4rem");
    expect([0.6, 1.6, 0.5, 1.7].map((spacing) => wrong({ theme: { spacing } }).length)).toEqual([0, 0, 1, 1]);
  },
  "theme.pageWidth": () => {
    expect(css({ pageWidth: 60 })).toContain("--page-width:clamp(60rem");
    expect([40, 120, 39, 121].map((pageWidth) => wrong({ theme: { pageWidth } }).length)).toEqual([
      0, 0, 1, 1,
    ]);
  },
  "theme.gutter": () => {
    expect(css({ gutter: 2 })).toContain("--margin:clamp(2rem");
    expect([0.75, 3, 0.7, 3.1].map((gutter) => wrong({ theme: { gutter } }).length)).toEqual([0, 0, 1, 1]);
  },
  "theme.radius": () => {
    expect(css({ radius: 0 })).toContain("--radius:0px");
    expect([0, 32, -1, 33].map((radius) => wrong({ theme: { radius } }).length)).toEqual([0, 0, 1, 1]);
  },
  "theme.header": () => {
    expect(html({ theme: { header: "dark" } })).toContain('data-header="dark"');
    expect(html({})).toContain('data-header="line"');
  },
  "theme.sections": () => {
    expect(html({ theme: { sections: "band" } })).toContain('data-sections="band"');
    expect(html({})).toContain('data-sections="plain"');
  },
};

const ofFeeds: Held = {
  feeds: () => expect(site({}).paths).not.toContain("feed.xml"),
  "feeds[].path": () => {
    expect(fed()).toContain("<feed ");
    expect(JSON.parse(fed({}, {}, "feed.json"))).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
    });
  },
  "feeds[].format": () =>
    expect(
      [fed(), fed({ format: "atom" }), fed({ format: "rss" })].map((text) => /<(feed|rss)/.exec(text)?.[1]),
    ).toEqual(["feed", "feed", "rss"]),
  "feeds[].title": () => {
    expect(fed({ title: "All breads" })).toContain("<title>All breads</title>");
    expect(fed()).toContain("<title>Hallam</title>");
  },
  "feeds[].language": () => expect(fed({ language: "fr" })).toContain('xml:lang="fr"'),
  ...below("feeds[]", ofQueries(inFeed)),
  "feeds[].group": () => {
    const group = { by: "since", per: "year" };
    expect(titlesIn(fed({ group, sort: "since" }, { title: "{{item.key}}", date: "2026-01-02" }))).toEqual([
      "2020",
      "2021",
    ]);
  },
  "feeds[].group.by": () =>
    expect(feedCodes({ group: { per: "year" } })).toEqual(["missing-key /site/feeds/0/group"]),
  "feeds[].group.per": () =>
    expect(feedCodes({ group: { by: "since", per: "week" } })).toEqual([
      "wrong-value /site/feeds/0/group/per",
    ]),
  "feeds[].item": () =>
    expect(wrong({ feeds: [{ path: "/feed.xml", each: "breads" }] })).toEqual(["missing-key /site/feeds/0"]),
  "feeds[].item.title": () => expect(titlesIn(fed({ only: ["rye"] }))).toEqual(["Rye"]),
  "feeds[].item.href": () =>
    expect(fed({ only: ["rye"] })).toContain('<link href="https://bakery.example/"/><published>'),
  "feeds[].item.date": () =>
    expect(fed({ only: ["rye"] })).toContain(
      "<published>2020-03-01T00:00:00Z</published><updated>2020-03-01T00:00:00Z</updated>",
    ),
  "feeds[].item.start": () =>
    expect(calendar({ start: "2031-07-01T18:30:00Z" })).toContain("DTSTART:20310701T183000Z"),
  "feeds[].item.end": () => expect(calendar({ end: "2031-07-04" })).toMatch(/DTEND;VALUE=DATE:20310705/),
  "feeds[].item.location": () => expect(calendar({ location: "The mill" })).toContain("LOCATION:The mill"),
  "feeds[].item.cancelled": () => expect(calendar({ cancelled: true })).toContain("STATUS:CANCELLED"),
  "feeds[].item.updated": () =>
    expect(fed({ only: ["rye"] }, { updated: "2026-01-02" })).toContain(
      "<updated>2026-01-02T00:00:00Z</updated>",
    ),
  "feeds[].item.id": () =>
    expect(fed({ only: ["rye"] }, { id: "{{item.id}}" })).toContain("<id>tag:bakery.example,2000:rye</id>"),
  "feeds[].item.content": () =>
    expect(fed({ only: ["spelt"] }, { content: "{{item.body}}" })).toContain(
      '<content type="html">&lt;p&gt;Soft.',
    ),
  "feeds[].item.author": () =>
    expect(fed({ only: ["rye"] }, { author: "{{item.baker.name}}" })).toContain(
      "<author><name>Ada</name></author>",
    ),
  "feeds[].item.picture": () =>
    expect(fed({ only: ["rye"] }, { picture: "{{item.photo}}" })).toContain(
      'rel="enclosure" href="https://bakery.example/media/rye.',
    ),
  "feeds[].item.summary": () =>
    expect(fed({ only: ["rye"] }, { summary: "Good." })).toContain("<summary>Good.</summary>"),
};

const ofPages: Held = {
  id: () =>
    expect(tried({ pages: [page(), page({ path: "/b" })] }).codes).toContain("duplicate-id /pages/1/id"),
  path: () => {
    expect(tried({ pages: [page(), page({ id: "b", path: "/services" })] }).paths).toContain(
      "services/index.html",
    );
    expect(many().paths).toEqual(expect.arrayContaining(["rye/index.html", "spelt/index.html"]));
    expect(many({ path: "/b/{id}" }).paths).toContain("b/rye/index.html");
    expect(many({ path: "/b" }).codes).toEqual([atPage("path", "reserved-route")]);
    expect(paginated().map(([path]) => path)).toEqual(["/", "/2/"]);
  },
  language: () => {
    expect(html({ languages: ["en-GB", "fr"] }, { page: { language: "fr" } })).toContain('<html lang="fr"');
    expect(html({ language: "de" })).toContain('<html lang="de"');
  },
  translationOf: () =>
    expect(tried({ page: { translationOf: "nowhere" } }).codes).toEqual([atPage("translationOf")]),
  frame: () => expect(tried({ page: { frame: "nowhere" } }).codes).toEqual([atPage("frame", "wrong-value")]),
  title: () => {
    expect(tried({ page: { title: "Our bread" } }).html()).toContain("<title>Our bread</title>");
    expect(tried({ page: { title: "x".repeat(61) } }).codes).toEqual([atPage("title", "long-title")]);
    expect(tried({ page: { title: "x".repeat(60) } }).codes).toEqual([]);
  },
  description: () => {
    expect(tried({ page: { description: "Made here." } }).html()).toContain(
      'name="description" content="Made here."',
    );
    expect(tried({ page: { description: "x".repeat(161) } }).codes).toEqual([
      atPage("description", "long-description"),
    ]);
    expect(tried({ page: { description: "x".repeat(160) } }).codes).toEqual([]);
  },
  keywords: () =>
    expect(tried({ page: { keywords: ["rye", "bread"] } }).html()).toContain(
      'name="keywords" content="rye, bread"',
    ),
  picture: () =>
    expect(tried({ page: { picture: "rye.jpg" } }).html()).toMatch(
      /og:image" content="https:\/\/bakery\.example\/media\/rye\./,
    ),
  fallback: () => {
    const more = { fallback: "/root" };
    const found = tried({
      pages: [
        page(),
        page({ id: "bread", path: "/breads/{slug}", entries: "breads", ...more }),
        page({ id: "root", path: "/root" }),
        missing,
      ],
    });
    expect(found.html("_redirects")).toContain("/breads/* /root/ 302");
  },
  name: () => {
    const way = { id: "way", type: "breadcrumb", props: {} };
    const below = page({ id: "b", path: "/b", name: "The second", blocks: [way, heading()] });
    const found = tried({ pages: [page(), below] });
    expect(found.html("b/index.html")).toContain('aria-current="page">The second</span>');
  },
  listed: () => {
    const found = tried({ pages: [page(), page({ id: "b", path: "/b", listed: false })] });
    expect(
      [found.html(), found.html("b/index.html")].map((text) =>
        text.includes('name="robots" content="noindex"'),
      ),
    ).toEqual([false, true]);
    expect(found.html("sitemap.xml")).not.toContain("/b/");
  },
  typography: () => {
    const blocksOf = [heading('"Bread"')];
    expect(tried({ page: { typography: false, blocks: blocksOf } }).html()).toContain("&quot;Bread&quot;");
    expect(html({ typography: false }, { page: { typography: true, blocks: blocksOf } })).toContain(
      "“Bread”",
    );
  },
  draft: () =>
    expect(tried({ pages: [page(), page({ id: "b", path: "/b", draft: true })] }).paths).not.toContain(
      "b/index.html",
    ),
  publishOn: () => {
    const pathsOn = (publishOn: string) =>
      tried({ pages: [page(), page({ id: "b", path: "/b", publishOn })] }).paths;
    expect(["2026-11-22", "2026-11-23"].map((day) => pathsOn(day).includes("b/index.html"))).toEqual([
      true,
      false,
    ]);
  },
  entries: () => {
    expect(many().html("rye/index.html")).toContain("Rye</h1>");
    const entries = { each: "breads", where: { flour: "rye" } };
    expect(many({ entries }).paths.filter((path) => path.endsWith("/index.html"))).toEqual([
      "rye/index.html",
    ]);
  },
  paginate: () =>
    expect(paginated()).toEqual([
      ["/", "Baguette", "Rye"],
      ["/2/", "Spelt"],
    ]),
  ...below("paginate", ofQueries(onPages)),
  "paginate.group": () => {
    const group = { by: "since", per: "year" };
    const cards = { each: "{{page.items}}", item: { title: "{{item.key}}" } };
    const blocksOf = [heading(), block("cards-grid", { title: "Years", cards })];
    const paginate = { each: "breads", size: 1, sort: "since", group };
    const found = tried({ page: { path: "/{page}", paginate, blocks: blocksOf } });
    expect(
      [found.html(), found.html("2/index.html")].map((text) => /<h3[^>]*>(\d+)</.exec(text)?.[1]),
    ).toEqual(["2020", "2021"]);
  },
  "paginate.group.by": () =>
    expect(
      tried({ page: { path: "/{page}", paginate: { each: "breads", size: 1, group: {} } } }).codes,
    ).toEqual([atPage("paginate/group", "missing-key")]),
  "paginate.group.per": () =>
    expect(
      tried({
        page: { path: "/{page}", paginate: { each: "breads", size: 1, group: { by: "since", per: "week" } } },
      }).codes,
    ).toEqual([atPage("paginate/group/per")]),
  "paginate.size": () => {
    expect(paginated({ size: 1 })).toHaveLength(3);
    expect(
      [0, 1001].map((size) => tried({ page: { path: "/{page}", paginate: { each: "breads", size } } }).codes),
    ).toEqual([0, 1].map(() => [atPage("paginate/size")]));
  },
  structuredData: () =>
    expect(
      tried({ page: { structuredData: [{ "@type": "Event", name: "{{page.title}}" }] } }).data(),
    ).toContainEqual({ "@type": "Event", name: "Home" }),
  "structuredData[].@type": () =>
    expect(tried({ page: { structuredData: [{ name: "x" }] } }).codes).toEqual([
      atPage("structuredData/0", "missing-key"),
    ]),
  blocks: () => {
    const text = tried({ page: { blocks: [heading("One"), block("prose", { text: "Two" })] } }).html();
    expect(text.indexOf("One")).toBeLessThan(text.indexOf("Two"));
    expect(tried({ page: { blocks: undefined } }).codes).toEqual(["missing-key /pages/0"]);
  },
};

const held: Readonly<Record<string, Held>> = {
  "At the top": {
    configVersion: () => {
      expect(parsed({ configVersion: 3 })).toEqual(["config-version /configVersion"]);
      expect(parsed({ configVersion: 0 })).toEqual(["wrong-value /configVersion"]);
      expect(parsed({ configVersion: undefined })).toEqual(["missing-key "]);
    },
    $schema: () => expect(parsed({ $schema: "./site.schema.json" })).toEqual([]),
    site: () => {
      expect(parsed({ site: undefined })).toEqual(["missing-key "]);
      const quoted = tried({ site: { name: "Crumb" }, page: { blocks: [heading("At {{site.name}}")] } });
      expect(quoted.html()).toContain("At Crumb</h1>");
    },
    pages: () => expect(parsed({ pages: undefined })).toEqual(["missing-key "]),
  },
  site: { ...ofSite, ...ofTheme, ...ofFeeds },
  pages: ofPages,
  "A placed block": {
    id: () => {
      const link = block("prose", { text: "[there](#heading)" });
      expect(tried({ page: { blocks: [heading(), link] } }).codes).toEqual([]);
      expect(tried({ page: { blocks: [heading(), heading()] } }).codes).toContain(
        "duplicate-id /pages/0/blocks/1/id",
      );
    },
    if: () => {
      const note = (path: string) =>
        block("prose", { text: `Only at ${path}` }, { id: `at-${path.length}`, if: { "page.path": path } });
      const shown = tried({ page: { blocks: [heading(), note("/"), note("/elsewhere/")] } });
      expect(shown.codes).toEqual([]);
      const html = shown.html();
      expect(html).toContain("Only at /<");
      expect(html).not.toContain("Only at /elsewhere/");
    },
    hidden: () =>
      expect(
        tried({ page: { blocks: [heading(), block("prose", { text: "Gone" }, { hidden: true })] } }).html(),
      ).not.toContain("Gone"),
    width: () =>
      expect(tried({ page: { blocks: [heading("x", { width: "text" })] } }).html()).toContain(
        'data-width="text"',
      ),
    lock: () =>
      expect(tried({ page: { blocks: [heading("x", { lock: "shut" })] } }).codes).toEqual([
        "wrong-value /pages/0/blocks/0/lock",
      ]),
    type: () =>
      expect(tried({ page: { blocks: [block("nowhere", {})] } }).codes[0]).toBe(
        "unknown-block /pages/0/blocks/0/type",
      ),
    props: () =>
      expect(tried({ page: { blocks: [{ id: "a", type: "heading" }] } }).codes[0]).toBe(
        "missing-key /pages/0/blocks/0",
      ),
  },
  each: {
    ...ofQueries(shown),
    group: () => {
      expect(grouped("flour", "{{item.key}}")).toEqual(["rye", "wheat"]);
      expect(grouped({ by: "since", per: "year" }, "{{item.key}}")).toEqual(["2020", "2021"]);
    },
    "group.by": () => expect(feedCodes({ group: {} })).toEqual(["missing-key /site/feeds/0/group"]),
    "group.per": () => {
      const keys = (per: string) => grouped({ by: "since", per }, "{{item.key}}");
      expect([keys("day").length, keys("month"), keys("year")]).toEqual([
        3,
        ["2020-03", "2021-03", "2021-04"],
        ["2020", "2021"],
      ]);
    },
    item: () =>
      expect(shown({ item: { title: "{{item.name}} of {{item.flour}}" }, only: ["rye"] })).toEqual([
        "Rye of rye",
      ]),
  },
};

/** What only the editor on a screen shows. */
const ofTheEditor = ["admin.editMode"];

describe.each(Object.entries(held))("%s", (title, keys) => {
  it("has every key of its table, tried here or one of the editor's screens", () => {
    const listed = [...rowsOf(title).keys()];
    expect(listed.length).toBeGreaterThan(2);
    const left = listed.filter((key) => !(key in keys) && !ofTheEditor.includes(key));
    expect(left).toEqual([]);
    expect(Object.keys(keys).filter((key) => !listed.includes(key))).toEqual([]);
  });

  it.each(Object.entries(keys))("%s does what it says", (_, check) => check());
});

it("every table is tried", () => {
  expect(tables.map(([title]) => title).filter((title) => !(title in held))).toEqual([]);
});
