import { describe, expect, it } from "vitest";
import type { Collection } from "../../../schema/model/model.ts";
import type { EntryConfig, PageConfig, SiteConfig } from "../../../schema/site/site-config.ts";
import { truncateForMessage } from "../../../schema/text/truncate-for-message.ts";
import { createEntries } from "../entries/entries.ts";
import { indexEntries } from "../entries/entry-index.ts";
import { createReport } from "../report/report.ts";
import type { Scope } from "../tokens/scope.ts";
import { canonicalPath } from "./page-address.ts";
import { planRoutes } from "./routes.ts";

const page = (id: string, path: string, entries?: PageConfig["entries"]): PageConfig => ({
  id,
  path,
  title: id,
  description: id,
  blocks: [],
  ...(entries && { entries }),
});

const bread = (id: string): EntryConfig => ({
  file: `content/breads/${id}.md`,
  collection: "breads",
  id,
  fields: {},
  body: "",
});

const breads: Collection = {
  name: "breads",
  title: "Breads",
  singular: "Bread",
  description: "",
  label: "name",
  sort: ["id"],
  fields: { type: "object", title: "Bread", description: "", properties: {} },
};

function plan(pages: readonly PageConfig[], all: readonly EntryConfig[] = []) {
  const report = createReport();
  const config = { file: "site.config.json", site: {}, pages } as unknown as SiteConfig;
  const scope: Scope = { roots: new Map(), entry: () => undefined };
  const index = indexEntries({
    entries: all,
    model: { settings: {}, collections: { breads } },
    orders: new Map(),
    language: "en-GB",
  });
  const entries = createEntries({ index, pathOf: () => undefined, scope: () => scope });
  const eachContext = (language: string) => ({ scope, entries, language });
  const routes = planRoutes({ config, day: { today: "2026-01-31" }, entries, eachContext, report });
  return { paths: routes.map(({ path }) => path), routes, problems: report.problems };
}

it.each([
  ["/", "/"],
  ["", "/"],
  ["/services", "/services/"],
  ["/services/", "/services/"],
  ["//services//", "/services/"],
  ["/blog/a", "/blog/a/"],
])("the canonical form of %j is %j", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

describe("routes", () => {
  it("are one for each page and one for each entry of a page's collection, in the order of the pages", () => {
    const { paths, routes, problems } = plan(
      [page("home", "/"), page("post", "/blog/{slug}", "breads"), page("about", "/about/")],
      [bread("lofts"), bread("walls")],
    );
    expect(problems).toEqual([]);
    expect(paths).toEqual(["/", "/blog/lofts/", "/blog/walls/", "/about/"]);
    expect(routes[1]).toMatchObject({ pointer: "/pages/1", entry: { id: "lofts" } });
  });

  it("are none for a collection that is empty", () => {
    expect(plan([page("post", "/blog/{slug}", "breads")])).toMatchObject({ paths: [], problems: [] });
  });

  it.each([
    ["the same path", "/services", "/services"],
    ["the same path with another slash", "/services", "/services/"],
    ["a path that differs only in case, which is one file on many disks", "/services", "/Services"],
  ])("%s is a problem at the second page", (_, first, second) => {
    const { paths, problems } = plan([page("a", first), page("b", second)]);
    expect(paths).toHaveLength(1);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      code: "duplicate-route",
      pointer: "/pages/1/path",
      message: `The address ${canonicalPath(second)} is taken by the page "a" already.`,
      suggestion: "Give one of the two another address.",
    });
  });

  it("an entry's page can be taken by a page of its own, which is one problem however many there are", () => {
    const { problems } = plan(
      [page("lofts", "/blog/lofts"), page("walls", "/blog/walls"), page("post", "/blog/{slug}", "breads")],
      [bread("lofts"), bread("walls"), bread("sheds")],
    );
    expect(problems).toMatchObject([{ code: "duplicate-route", pointer: "/pages/2/path" }]);
  });

  it.each([
    ["/admin", "/admin is kept for Blockwork itself"],
    ["/Admin/users", "/Admin is kept for Blockwork itself"],
    ["/assets", "/assets is kept for Blockwork itself"],
    ["/media/a", "/media is kept for Blockwork itself"],
    ["/con", '"con" is not a name that every disk and server accepts'],
    ["/a/nul.txt", '"nul.txt" is not a name that every disk and server accepts'],
    ["/COM1", '"COM1" is not a name that every disk and server accepts'],
    ["/a:b", '"a:b" is not a name that every disk and server accepts'],
    ["/a.", '"a." is not a name that every disk and server accepts'],
    ["/a /b", '"a " is not a name that every disk and server accepts'],
    ["/..", '".." is not a name that every disk and server accepts'],
    ["/../../etc", '".." is not a name that every disk and server accepts'],
    ["/a\\b", '"a\\b" is not a name that every disk and server accepts'],
    ["/a\nb", '"a\\nb" is not a name that every disk and server accepts'],
    ["/a?b", '"a?b" is not a name that every disk and server accepts'],
    ["/a#b", '"a#b" is not a name that every disk and server accepts'],
    ["/100%", '"100%" is not a name that every disk and server accepts'],
    ["/a//b", "it has two slashes in a row"],
    ["/blog/{slug}", '{…} needs "entries" or "paginate"'],
  ])("%j is refused", (path, reason) => {
    const { paths, problems } = plan([page("a", path)]);
    // What is wrong with the address as it is written is said of that, the rest of the address as it would be.
    const written = /[{]|\/\//.test(path) ? path : canonicalPath(path);
    expect(paths).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      code: "reserved-route",
      pointer: "/pages/0/path",
      message: `The address ${truncateForMessage(written)} can't be used: ${reason}.`,
    });
  });

  it.each(["/console", "/contact", "/common", "/a.b", "/admin-guide", "/blog/media", "/über-uns"])(
    "%j is fine",
    (path) => {
      expect(plan([page("a", path)]).problems).toEqual([]);
    },
  );

  it.each([
    ["without a place for the entry", "/blog", 'with "entries" it must hold {slug} or {id}'],
    ["with a place for something else", "/blog/{name}", "only {slug} or {id} can stand in it, once"],
    ["with two places", "/{slug}/{slug}", "only {slug} or {id} can stand in it, once"],
  ])("a page of entries %s is one problem, whatever the number of entries", (_, path, reason) => {
    const { problems } = plan([page("post", path, "breads")], [bread("a"), bread("b")]);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toBe(`The address ${path} can't be used: ${reason}.`);
  });

  it("an entry whose name no disk accepts is refused as well", () => {
    expect(plan([page("post", "/blog/{slug}", "breads")], [bread("con")]).problems).toMatchObject([
      { code: "reserved-route" },
    ]);
  });
});
