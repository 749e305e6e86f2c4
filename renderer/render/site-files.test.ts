import { describe, expect, it } from "vitest";
import { handMadePage, handMadeSettings, handMadeSite } from "../../tests/support/hand-made-site.ts";
import { asStaging } from "../as-staging.ts";
import type { Site, SiteFeed } from "../site.ts";
import { siteFiles, sitemapFiles } from "./site-files.ts";

function fileOf(path: string, parts: Partial<Site> = {}): string {
  const file = siteFiles(handMadeSite(parts)).find((candidate) => candidate.path === path);
  if (!file) throw new Error(`There is no ${path}.`);
  return file.text;
}

const school = handMadeSettings({ base: "/school", url: "https://small.example/school" });

describe("the sitemap", () => {
  it("has every listed page with its whole address, and the day on which its entry was changed", () => {
    const pages = [
      handMadePage("/"),
      handMadePage("/404/", { missing: true, listed: false }),
      handMadePage("/draft/", { listed: false }),
      handMadePage("/über-uns/"),
      handMadePage("/blog/a&b/", { modified: "2025-06-17" }),
    ];
    const text = fileOf("sitemap.xml", { pages });
    const places = [...text.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
    expect(places.map(([, address, day]) => [address, day])).toEqual([
      ["https://small.example/", undefined],
      ["https://small.example/%C3%BCber-uns/", undefined],
      ["https://small.example/blog/a&amp;b/", "2025-06-17"],
    ]);
    expect(text).not.toContain("xhtml");
  });

  it("names each page's translations, itself among them", () => {
    const alternates = [
      { language: "en", href: "/school/about/" },
      { language: "fr", href: "/school/fr/à-propos/" },
    ];
    const page = handMadePage("/about/", { href: "/school/about/", alternates });
    const text = fileOf("sitemap.xml", { settings: school, pages: [page] });
    expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    expect(text).toContain(
      '<loc>https://small.example/school/about/</loc><xhtml:link rel="alternate" hreflang="en" href="https://small.example/school/about/"/>' +
        '<xhtml:link rel="alternate" hreflang="fr" href="https://small.example/school/fr/%C3%A0-propos/"/>',
    );
  });

  it("names no translation that search engines may not list", () => {
    const alternates = [
      { language: "en", href: "/school/about/" },
      { language: "fr", href: "/school/fr/about/", listed: false as const },
    ];
    const page = handMadePage("/about/", { href: "/school/about/", alternates });
    expect(fileOf("sitemap.xml", { settings: school, pages: [page] })).not.toContain("hreflang");
  });

  it("of more addresses than one may hold is several, and an index of them", () => {
    const pages = ["/", "/a/", "/b/"].map((path) => handMadePage(path));
    const [index, ...parts] = sitemapFiles(handMadeSite({ settings: school, pages }), 2);
    expect(parts.map(({ path }) => path)).toEqual(["sitemap-1.xml", "sitemap-2.xml"]);
    expect(parts.map(({ text }) => text.split("<loc>").length - 1)).toEqual([2, 1]);
    expect(index?.path).toBe("sitemap.xml");
    expect(index?.text).toContain("<loc>https://small.example/school/sitemap-2.xml</loc>");
  });
});

describe("a feed", () => {
  const feed: SiteFeed = {
    path: "/fr/feed.xml",
    title: "Small & Sons: journal",
    language: "fr",
    format: "atom",
    items: [
      { title: "Pains & <b>", href: "/school/fr/a&b/", date: "2025-03-04", summary: 'Un texte "cité".' },
      { title: "Ancien", href: "/school/fr/old/", date: "2024-01-02", updated: "2025-05-06" },
    ],
  };
  const text = fileOf("fr/feed.xml", { settings: school, feeds: [feed] });

  it("has its items in their order, with their texts escaped", () => {
    expect([...text.matchAll(/<entry><title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
      "Pains &amp; &lt;b&gt;",
      "Ancien",
    ]);
    expect(text).toContain("<summary>Un texte &quot;cité&quot;.</summary>");
    expect(text).toContain('<link href="https://small.example/school/fr/a&amp;b/"/>');
    expect(text).toContain(
      "<published>2024-01-02T00:00:00Z</published><updated>2025-05-06T00:00:00Z</updated>",
    );
  });

  it("is as new as what was changed last in it, and says where it is and in which language", () => {
    expect(text).toMatch(/<\/author>\n<updated>2025-05-06T00:00:00Z<\/updated>/);
    expect(text).toContain('<link rel="self" href="https://small.example/school/fr/feed.xml"/>');
    expect(text).toContain('xml:lang="fr"');
    expect(text).toContain("<title>Small &amp; Sons: journal</title>");
  });

  it("as RSS has each item's address and day", () => {
    const rss = fileOf("fr/rss.xml", {
      settings: school,
      feeds: [{ ...feed, path: "/fr/rss.xml", format: "rss" }],
    });
    expect(rss).toContain(
      "<item><title>Pains &amp; &lt;b&gt;</title><link>https://small.example/school/fr/a&amp;b/</link><guid>https://small.example/school/fr/a&amp;b/</guid><pubDate>Tue, 04 Mar 2025 00:00:00 GMT</pubDate>",
    );
    expect(rss).toContain("<lastBuildDate>Tue, 06 May 2025 00:00:00 GMT</lastBuildDate>");
    expect(rss).toContain(
      'rel="self" type="application/rss+xml" href="https://small.example/school/fr/rss.xml"',
    );
  });

  it("as JSON has what JSON Feed asks for", () => {
    const json = JSON.parse(
      fileOf("fr/feed.json", {
        settings: school,
        feeds: [{ ...feed, path: "/fr/feed.json", format: "json" }],
      }),
    );
    expect(json).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      feed_url: "https://small.example/school/fr/feed.json",
      language: "fr",
    });
    expect(json.items[1]).toEqual({
      id: "https://small.example/school/fr/old/",
      url: "https://small.example/school/fr/old/",
      title: "Ancien",
      content_text: "Ancien",
      date_published: "2024-01-02T00:00:00Z",
      date_modified: "2025-05-06T00:00:00Z",
    });
  });

  it("without items is still a feed", () => {
    const empty = fileOf("feed.xml", { feeds: [{ ...feed, path: "/feed.xml", items: [] }] });
    expect(empty).not.toContain("<entry>");
    expect(empty).toMatch(/<feed [^>]*>[\s\S]*<\/feed>\n$/);
  });

  it("is only there if the site has one", () => {
    expect(siteFiles(handMadeSite()).some(({ path }) => path.includes("feed"))).toBe(false);
  });
});

it("robots.txt names the sitemap", () => {
  expect(fileOf("robots.txt", { settings: school })).toContain(
    "Sitemap: https://small.example/school/sitemap.xml\n",
  );
});

it("security.txt has its contacts in their order, its last day, and whole addresses", () => {
  const security = {
    contact: ["mailto:a@b.example", "tel:+44-1"],
    expires: "2027-01-31",
    policy: "/school/security/",
  };
  const settings = handMadeSettings({ security, languages: ["en-GB", "fr"] });
  expect(fileOf(".well-known/security.txt", { settings })).toBe(
    [
      "Contact: mailto:a@b.example",
      "Contact: tel:+44-1",
      "Expires: 2027-01-31T23:59:59Z",
      "Policy: https://small.example/school/security/",
      "Preferred-Languages: en-GB, fr",
      "Canonical: https://small.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
  expect(siteFiles(handMadeSite()).some(({ path }) => path.includes("security"))).toBe(false);
});

it("a site at another address than its own is for no search engine", () => {
  const site = asStaging(handMadeSite({ pages: [handMadePage("/")] }));
  const files = siteFiles(site);
  expect(files.find(({ path }) => path === "robots.txt")?.text).toBe("User-agent: *\nDisallow: /\n");
  expect(files.find(({ path }) => path === "_headers")?.text).toContain("/*\n  X-Robots-Tag: noindex\n");
  expect(files.some(({ path }) => path.startsWith("sitemap"))).toBe(false);
  expect(site.pages.every(({ listed }) => !listed)).toBe(true);
});

it("deferred values are files of JSON", () => {
  expect(fileOf("data/1a.json", { deferred: new Map([["/data/1a.json", { facts: [1] }]]) })).toBe(
    '{"facts":[1]}',
  );
});

it("redirects are one rule a line, with the status, queries in the form of hosts, and missing pages of other languages", () => {
  const redirects = [
    { from: "/index.php?page=a&b=c", to: "/contact/", status: 301 },
    { from: "/old/", to: "/contact/", status: 301 },
    { from: "/news/*", to: "/journal/:splat", status: 308 },
  ];
  const pages = [
    handMadePage("/"),
    ...["/404/", "/fr/404/"].map((path) => handMadePage(path, { missing: true })),
  ];
  expect(fileOf("_redirects", { settings: handMadeSettings({ host: "nginx" }), redirects, pages })).toBe(
    [
      "/index.php page=a b=c /contact/ 301",
      "/old /contact/ 301",
      "/old/ /contact/ 301",
      "/news/* /journal/:splat 308",
      "/fr/* /fr/404.html 404",
      "",
    ].join("\n"),
  );
});

it("the headers keep other sites from framing a page, which a policy in the page can't", () => {
  const headers = fileOf("_headers", { settings: school });
  expect(headers).toContain("frame-ancestors 'none'");
  expect(headers).toContain("X-Content-Type-Options: nosniff");
  expect(headers).toContain("Strict-Transport-Security: max-age=31536000\n");
  expect(headers).toMatch(/\/school\/media\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n\n/);
});

it("the web app manifest names the site, its colours and its icons, below the site's path", () => {
  const settings = handMadeSettings({
    base: "/school",
    name: "مدرسة",
    language: "ar",
    theme: { light: { paper: "#fdfbf2" } },
  });
  const manifest = JSON.parse(fileOf("site.webmanifest", { settings }));
  expect(manifest).toMatchObject({
    name: "مدرسة",
    lang: "ar",
    dir: "rtl",
    start_url: "/school/",
    background_color: "#fdfbf2",
  });
  expect(manifest.icons.map(({ src, sizes }: Record<string, string>) => [src, sizes])).toEqual([
    ["/school/favicon.svg", "any"],
    ["/school/icon-192.png", "192x192"],
    ["/school/icon-512.png", "512x512"],
  ]);
});

describe("the icon", () => {
  it("is the initial of the site's name in the theme's colours, light and dark", () => {
    const theme = { light: { accent: "#010203" }, dark: { accent: "#fdfeff" } };
    const icon = fileOf("favicon.svg", { settings: handMadeSettings({ name: "«élan»", theme }) });
    expect(icon).toContain(">É</text>");
    expect(icon).toContain("#010203");
    expect(icon).toContain("#fdfeff");
  });

  it("is the drawing of the settings, if there is one", () => {
    const favicon = { name: "mark", body: '<path d="M1 1"/>', viewBox: "0 0 10 10", stroke: false };
    const icon = fileOf("favicon.svg", { settings: handMadeSettings({ favicon }) });
    expect(icon).toMatch(/viewBox="0 0 10 10".*<g fill="currentColor"><path d="M1 1"\/><\/g>/);
  });
});

describe("a feed with all that it may have", () => {
  const picture = { name: "rye.jpg", version: "1a", width: 2000, height: 1000, base: "/school", alt: "" };
  const item = {
    ...{
      title: "Rye",
      href: "/school/rye/",
      date: "2026-03-31T09:30:00+02:00",
      id: "rye",
      author: "Ann & Bo",
      picture,
    },
    content: { html: '<p><a href="/school/x/">x</a> <a href="#y">y</a></p>' },
  };
  const feedOf = (
    format: SiteFeed["format"],
    items: SiteFeed["items"] = [item],
    language = "en-GB",
    day?: string,
  ) => {
    const path = `/feed.${format === "json" ? "json" : "xml"}`;
    const home = handMadePage("/", {
      href: "/school/",
      alternates: [
        { language: "en-GB", href: "/school/" },
        { language: "fr", href: "/school/fr/" },
      ],
    });
    const feeds = [{ path, title: "News", language, format, items, ...(day !== undefined && { day }) }];
    return fileOf(path.slice(1), { settings: school, feeds, pages: [home] });
  };

  it("says it in Atom, in RSS and in JSON, with addresses that lead back and an id that stays", () => {
    const atom = feedOf("atom");
    expect(atom).toContain("<id>tag:small.example,2000:rye</id>");
    expect(atom).toContain("<published>2026-03-31T09:30:00+02:00</published>");
    expect(atom).toContain("<author><name>Ann &amp; Bo</name></author>");
    expect(atom).toContain(
      '<content type="html">&lt;p&gt;&lt;a href=&quot;https://small.example/school/x/&quot;',
    );
    expect(atom).toContain("https://small.example/school/rye/#y");
    expect(atom).toMatch(
      /<link rel="enclosure" href="https:\/\/small\.example\/school\/media\/rye\.1a-\d+\.\w+"\/>/,
    );
    const rss = feedOf("rss");
    expect(rss).toContain('<guid isPermaLink="false">tag:small.example,2000:rye</guid>');
    expect(rss).toContain("<pubDate>Tue, 31 Mar 2026 07:30:00 GMT</pubDate>");
    expect(rss).toContain("<dc:creator>Ann &amp; Bo</dc:creator>");
    expect(rss).toContain('xmlns:content="http://purl.org/rss/1.0/modules/content/"');
    const json = JSON.parse(feedOf("json")) as { items: Record<string, unknown>[] };
    expect(json.items[0]).toMatchObject({
      id: "tag:small.example,2000:rye",
      authors: [{ name: "Ann & Bo" }],
    });
    expect(String(json.items[0]?.content_html)).toContain("https://small.example/school/x/");
  });

  it("leads to the home page of its language", () => {
    expect(feedOf("rss", [item], "fr")).toContain("<link>https://small.example/school/fr/</link>");
    expect(feedOf("atom", [item], "en-GB")).toContain('<link href="https://small.example/school/"/>');
  });

  it("that is empty is of the day on which it was built, and of none in RSS", () => {
    expect(feedOf("atom", [], "en-GB", "2026-11-22")).toContain("<updated>2026-11-22T00:00:00Z</updated>");
    expect(feedOf("rss", [], "en-GB", "2026-11-22")).not.toContain("lastBuildDate");
  });
});
