import { describe, expect, it } from "vitest";
import { createReport } from "../report/report.ts";
import { createLinks, siteAddressOf } from "./links.ts";
import type { Route } from "./routes.ts";

const place = { file: "site.config.json", pointer: "/href" };
const routes = ["/", "/services/", "/contact/", "/blog/loft-rooms/"].map((path) => ({ path }) as Route);

function resolve(text: string) {
  const report = createReport();
  return { href: createLinks(routes, report).on(undefined)(text, place), problems: report.problems };
}

describe("links", () => {
  it.each([
    ["/", "/"],
    ["/services", "/services/"],
    ["/services/", "/services/"],
    ["/services?tab=2#fees", "/services/?tab=2#fees"],
    ["/contact#form", "/contact/#form"],
    ["#form", "#form"],
    ["https://www.example.com", "https://www.example.com/"],
    ["mailto:studio@example.com", "mailto:studio@example.com"],
    ["tel:0116 496 0187", "tel:01164960187"],
  ])("%j is written %j", (text, href) => {
    expect(resolve(text)).toEqual({ href, problems: [] });
  });

  it.each([
    ["/servces", "There is no page at /servces.", "Did you mean /services?"],
    ["/blog/loft-room", "There is no page at /blog/loft-room.", "Did you mean /blog/loft-rooms?"],
    ["/contact-us-now", "There is no page at /contact-us-now.", "Check the address, or make the page first."],
    [
      "/Services",
      "There is no page at /Services.",
      "Did you mean /services? The two differ only in the case of letters.",
    ],
    ["/services?a=1", undefined, undefined],
    ["/%73ervices", undefined, undefined],
  ])("%j leads to a page, or is a problem that names the nearest", (text, message, suggestion) => {
    const { href, problems } = resolve(text);
    if (message === undefined) return expect(problems).toEqual([]);
    expect(href).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: "broken-link", ...place, message });
    expect(problems[0]?.suggestion).toBe(suggestion);
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "vbscript:x", "//evil.example", "contact", ""])(
    "%j is not a link, and is not written",
    (text) => {
      const { href, problems } = resolve(text);
      expect(href).toBeUndefined();
      expect(problems).toMatchObject([
        {
          code: "bad-link",
          message: `"${text}" is not a link that can be written into a page.`,
          suggestion: expect.stringMatching(/^(?:Use a page such as|Did you mean)/),
        },
      ]);
    },
  );

  it.each([
    ["https://www.small.example/café#a", "/café/#a"],
    ["https://www.small.example/caf%C3%A9", "/café/"],
    ["https://www.small.example", "/"],
    ["https://small.example/caf%C3%A9", "https://small.example/caf%C3%A9"],
  ])("%j is taken for a page where it leads to the site itself", (text, href) => {
    const known = ["/", "/café/"].map((path) => ({ path }) as Route);
    const report = createReport();
    const address = siteAddressOf("https://www.small.example");
    expect(createLinks(known, report, { address }).on(undefined)(text, place)).toBe(href);
    expect(report.problems).toEqual([]);
  });

  describe("of an entry to the file of another", () => {
    const made = ["content/breads/rye.md", "content/breads/old/spelt.md", "content/shops/york.md"];
    const entryRoutes = made.map((file, index) => ({ path: `/made/${index}/`, entry: { file } }) as Route);
    const from = (file: string, text: string) => {
      const report = createReport();
      const links = createLinks([...routes, ...entryRoutes], report);
      return { href: links.on("/")(text, { file, pointer: "/body" }), links, problems: report.problems };
    };

    it.each([
      ["content/breads/baguette.md", "rye.md", "/made/0/"],
      ["content/breads/baguette.md", "./rye.md#crust", "/made/0/#crust"],
      ["content/breads/baguette.md", "old/spelt.md?a=1", "/made/1/?a=1"],
      ["content/breads/old/spelt.md", "../rye.md", "/made/0/"],
      ["content/breads/old/spelt.md", "../../shops/york.md", "/made/2/"],
    ])("from %s, %j is written %j", (file, text, href) => {
      const { href: written, problems } = from(file, text);
      expect(problems).toEqual([]);
      expect(written).toBe(href);
    });

    it.each([
      ["content/breads/baguette.md", "ryee.md", "broken-link", "Did you mean rye.md?"],
      ["content/breads/old/spelt.md", "../../shop/york.md", "broken-link", "Did you mean ../shops/york.md?"],
      ["content/breads/baguette.md", "../../../../notes.md", "broken-link", undefined],
      ["content/breads/baguette.md", "rye.txt", "bad-link", expect.any(String)],
      ["site.config.json", "rye.md", "bad-link", expect.any(String)],
    ])("from %s, %j is a problem", (file, text, code, suggestion) => {
      const { href, problems } = from(file, text);
      expect(href).toBeUndefined();
      expect(problems.map((problem) => [problem.code, problem.suggestion])).toEqual([[code, suggestion]]);
    });

    it("is looked at for its anchor", () => {
      const { links } = from("content/breads/baguette.md", "rye.md#crust");
      expect(links.anchors).toMatchObject([{ path: "/made/0/", anchor: "crust" }]);
    });
  });

  describe("of a site below a path", () => {
    const address = siteAddressOf("https://small.example/school/");
    const files = new Set(["/feed.xml", "/files/price list.pdf"]);
    const on = (text: string) => {
      const report = createReport();
      const href = createLinks(routes, report, { address, files }).on(undefined)(text, place);
      return { href, problems: report.problems };
    };

    it.each([
      ["/", "/school/"],
      ["/services?a=1#fees", "/school/services/?a=1#fees"],
      ["/feed.xml", "/school/feed.xml"],
      ["/files/price%20list.pdf", "/school/files/price%20list.pdf"],
      ["#form", "#form"],
      ["https://small.example/school/services", "/school/services/"],
      ["https://small.example/school", "/school/"],
      ["https://small.example/schools", "https://small.example/schools"],
      ["https://small.example/", "https://small.example/"],
    ])("%j is written %j", (text, href) => {
      expect(on(text)).toEqual({ href, problems: [] });
    });

    it.each([
      ["/school/services", "Leave /school out, which is put before every address: /services."],
      ["/feeds.xml", "Did you mean /feed.xml?"],
    ])("%j is a problem, with what to write instead", (text, suggestion) => {
      expect(on(text)).toMatchObject({ href: undefined, problems: [{ code: "broken-link", suggestion }] });
    });
  });
});
