import { describe, expect, it } from "vitest";
import type { HostName } from "../../../schema/fields/host-name.ts";
import type { SiteConfig } from "../../../schema/site/site-config.ts";
import { createReport } from "../report/report.ts";
import { createLinks, siteAddressOf } from "./links.ts";
import { resolveRedirects } from "./redirects.ts";
import type { Route } from "./routes.ts";

type Redirects = NonNullable<SiteConfig["site"]["redirects"]>;

const routes = ["/", "/services/", "/contact/", "/journal/spring/", "/über-uns/"].map(
  (path) => ({ path }) as Route,
);
const page = { id: "p", title: "t", description: "d", blocks: [] };

function resolve(
  redirects: Redirects,
  {
    url = "https://small.example",
    pages = [] as SiteConfig["pages"],
    host = "nginx" as HostName | "none",
  } = {},
) {
  const report = createReport();
  const config: SiteConfig = {
    file: "site.config.json",
    site: { url, name: "Small", redirects, ...(host !== "none" && { host }) },
    pages,
  };
  const link = createLinks(routes, report, { address: siteAddressOf(url) }).on(undefined);
  const resolved = resolveRedirects(config, routes, {
    ...{ report, link },
    day: { today: "2026-01-31" },
    files: new Set(["/sitemap.xml", "/menu.pdf"]),
  });
  return {
    lines: resolved.map(({ from, to, status, isFirst, isUnsupported }) =>
      [from, to, status, ...(isFirst ? ["first"] : []), ...(isUnsupported ? ["left out"] : [])].join(" "),
    ),
    problems: report.problems.map(({ code, pointer, message, values }) => ({
      ...{ code, pointer, message },
      ...(values?.reason && { reason: values.reason }),
    })),
  };
}

describe("a redirect", () => {
  it.each<[Redirects[number], string]>([
    [{ from: "/our-services", to: "/services" }, "/our-services/ /services/ 301"],
    [{ from: "/our-services/", to: "/services?a=1#b", status: 302 }, "/our-services/ /services/?a=1#b 302"],
    [{ from: "/old.html", to: "https://other.example/a" }, "/old.html https://other.example/a 301"],
    [{ from: "/café", to: "/über-uns" }, "/caf%C3%A9/ /%C3%BCber-uns/ 301"],
    [{ from: "/news/*", to: "/journal/:splat" }, "/news/* /journal/:splat 301"],
    [{ from: "/news/*", to: "https://other.example/:splat" }, "/news/* https://other.example/:splat 301"],
    [{ from: "/index.php?page=contact", to: "/contact" }, "/index.php?page=contact /contact/ 301"],
    [{ from: "/a", to: "https://small.example/contact" }, "/a/ /contact/ 301"],
  ])("%j is written %j", (redirect, line) => {
    expect(resolve([redirect])).toEqual({ lines: [line], problems: [] });
  });

  it.each<[Redirects[number], string, string]>([
    [{ from: "/services", to: "/contact" }, "shadowed-redirect", "from"],
    [{ from: "/services", to: "/services" }, "shadowed-redirect", "from"],
    [{ from: "/s%65rvices/", to: "/contact" }, "shadowed-redirect", "from"],
    [{ from: "/menu.pdf", to: "/contact" }, "shadowed-redirect", "from"],
    [{ from: "/a/*", to: "/b:splat" }, "bad-link", "to"],
    [{ from: "/a/*", to: "/services/:splat/:splat" }, "bad-link", "to"],
    [{ from: "/a/*", to: "https://:splat/" }, "bad-link", "to"],
    [{ from: "/a/*", to: "https://a.example:splat" }, "bad-link", "to"],
    [{ from: "/a/*", to: "https://:splat@a.example/" }, "bad-link", "to"],
    [{ from: "/services/index.html", to: "/contact" }, "shadowed-redirect", "from"],
    [{ from: "/a*", to: "/contact" }, "reserved-route", "from"],
    [{ from: "/a/*/b", to: "/contact" }, "reserved-route", "from"],
    [{ from: "/a/*?b=c", to: "/contact" }, "reserved-route", "from"],
    [{ from: "/*", to: "/contact" }, "reserved-route", "from"],
    [{ from: "/admin/x", to: "/contact" }, "reserved-route", "from"],
    [{ from: "/a%2fb", to: "/contact" }, "reserved-route", "from"],
    [{ from: "/a", to: "/contac" }, "broken-link", "to"],
    [{ from: "/a", to: "#form" }, "bad-link", "to"],
    [{ from: "/a", to: "/journal/:splat" }, "bad-link", "to"],
    [{ from: "/a/*", to: "/nowhere/:splat" }, "broken-link", "to"],
    [{ from: "/a", to: "/contact", status: 304 }, "wrong-value", "status"],
  ])("%j is a problem: %s at %s", (redirect, code, key) => {
    const { lines, problems } = resolve([redirect]);
    expect(lines).toEqual([]);
    expect(problems).toMatchObject([{ code, pointer: `/site/redirects/0/${key}` }]);
  });

  it("of a site below a path starts and ends with that path", () => {
    const { lines } = resolve(
      [
        { from: "/a", to: "/contact" },
        { from: "/b", to: "/a" },
      ],
      {
        url: "https://small.example/school",
      },
    );
    expect(lines).toEqual(["/school/a/ /school/contact/ 301", "/school/b/ /school/a/ 301"]);
  });
});

describe("several redirects", () => {
  it("stand in the order of their particularity, whatever the author's", () => {
    const { lines } = resolve([
      { from: "/a/*", to: "/" },
      { from: "/a/b/*", to: "/services" },
      { from: "/a/b", to: "/contact" },
      { from: "/a/b?x=1", to: "/services" },
    ]);
    expect(lines.map((line) => line.split(" ")[0])).toEqual(["/a/b?x=1", "/a/b/", "/a/b/*", "/a/*"]);
  });

  it.each<[string, Redirects]>([
    [
      "two that lead to each other",
      [
        { from: "/a", to: "/b" },
        { from: "/B", to: "/a" },
      ],
    ],
    ["one that leads to itself", [{ from: "/a", to: "/a/" }]],
    ["a star that leads below itself", [{ from: "/a/*", to: "/a/b/:splat" }]],
    [
      "two by way of a star",
      [
        { from: "/a/*", to: "/b" },
        { from: "/b", to: "/a/c" },
      ],
    ],
    ["a query that stays", [{ from: "/a?x=1", to: "/a?x=1&y=2" }]],
  ])("in a circle are one problem: %s", (_, redirects) => {
    const { lines, problems } = resolve(redirects);
    expect(problems).toMatchObject([{ code: "redirect-loop", pointer: "/site/redirects/0/to" }]);
    expect(lines).toEqual([]);
  });

  it("may lead to each other if the last one leads to a page", () => {
    const { problems } = resolve([
      { from: "/a", to: "/b/c" },
      { from: "/b/*", to: "/d?x=1" },
      { from: "/d?x=1", to: "/services" },
    ]);
    expect(problems).toEqual([]);
  });

  it("at one address are a problem, however it is written", () => {
    expect(
      resolve([
        { from: "/a?x=1&y=2", to: "/" },
        { from: "/A/?y=2&x=1", to: "/contact" },
      ]).problems,
    ).toMatchObject([{ code: "duplicate-route", pointer: "/site/redirects/1/from" }]);
  });
});

describe("the addresses of older systems", () => {
  const cases: [from: string, to: string, hosts: Partial<Record<HostName | "none", string>>][] = [
    ["/About.aspx", "/services", { none: "", netlify: "", "cloudflare-pages": "", nginx: "" }],
    [
      "/SERVICES",
      "/services",
      { none: "left out", netlify: "left out", nginx: "", "github-pages": "left out" },
    ],
    ["/SERVICES", "/contact", { none: "case left out", netlify: "shadowed-redirect", nginx: "", apache: "" }],
    ["/services/index.html", "/services", { none: "left out", nginx: "left out" }],
    ["/services/index.htm", "/services", { none: "", nginx: "" }],
    [
      "/index.php?id=12",
      "/services",
      { none: "query left out", "gitlab-pages": "query left out", netlify: "" },
    ],
    [
      "/?page_id=12",
      "/services",
      { none: "query left out", netlify: "first", caddy: "first", plain: "shadowed-redirect" },
    ],
    [
      "/services?print=1",
      "/services",
      { none: "left out", "cloudflare-pages": "left out", apache: "first", nginx: "first" },
    ],
    [
      "/node/12",
      "http://old.example/",
      { none: "http left out", "cloudflare-pages": "http left out", caddy: "" },
    ],
    ["/journal/*", "/services", { none: "star left out", "cloudflare-pages": "star left out", netlify: "" }],
    ["/old/*", "/journal/:splat", { none: "", "cloudflare-pages": "", plain: "left out" }],
  ];

  it.each(cases)("%s to %s", (from, to, expected) => {
    const found = Object.keys(expected).map((name) => {
      const host = name as HostName | "none";
      const { lines, problems } = resolve([{ from, to }], { host });
      const [problem] = problems;
      const reason = problem?.code === "left-out-redirect" ? problem.reason : problem?.code;
      const marks = lines.join().split(" ").slice(3).join(" ");
      return [name, [reason, marks].filter(Boolean).join(" ")];
    });
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it("may differ in capitals if they lead to one page", () => {
    const both = (to: string) =>
      resolve([
        { from: "/About.aspx", to: "/services" },
        { from: "/about.aspx", to },
      ]).problems.map(({ code }) => code);
    expect(both("/services")).toEqual([]);
    expect(both("/contact")).toEqual(["duplicate-route"]);
  });

  it("that ask for a query at a page may not lead in a circle", () => {
    expect(resolve([{ from: "/?a=1", to: "/?a=1&b=2" }]).problems).toMatchObject([{ code: "redirect-loop" }]);
  });
});

it("more redirects than a host reads are left to the page for missing addresses", () => {
  const redirects = Array.from({ length: 60 }, (_, index) => ({ from: `/old-${index}/*`, to: "/:splat" }));
  const { lines, problems } = resolve(redirects, { host: "cloudflare-pages" });
  expect(lines.filter((line) => line.endsWith("left out"))).toHaveLength(10);
  expect(problems).toHaveLength(10);
  expect(problems[0]?.message).toBe(
    "No rule is written for /old-0/*: Cloudflare Pages reads 2000 redirects at most, and 100 with a star.",
  );
});

describe("the fallback of a page with entries", () => {
  const pages = (fallback: string) => [{ ...page, path: "/journal/{slug}", entries: "posts", fallback }];

  it("is a temporary redirect after all others", () => {
    const { lines } = resolve([{ from: "/journal/*", to: "/services" }], { pages: pages("/contact") });
    expect(lines).toEqual(["/journal/* /services/ 301", "/journal/* /contact/ 302"]);
  });

  it("must be a page of the site", () => {
    expect(resolve([], { pages: pages("https://other.example") }).problems).toMatchObject([
      { code: "bad-link", pointer: "/pages/0/fallback" },
    ]);
  });
});
