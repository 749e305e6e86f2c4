import { describe, expect, it } from "vitest";
import breadcrumb from "../../blocks/breadcrumb/index.ts";
import type { PageConfig } from "../../schema/site/site-config.ts";
import {
  type Bakery,
  bakeryBlocks,
  bakeryEntries,
  bakeryInput,
  cardsOf,
  checkBakery,
} from "../../tests/support/bakery.ts";
import { type CheckResult, parseSite, resolveParsed } from "../check/check-site.ts";
import { pageStructuredData } from "../render/structured-data.ts";

type Parts = Partial<Omit<PageConfig, "blocks">>;
const frame = [
  { id: "way", type: "breadcrumb", props: {} },
  { id: "content", type: "content", props: {} },
];
const page = (id: string, path: string, title: string, more: Parts = {}) => ({
  id,
  path,
  title,
  description: `About ${id}.`,
  blocks: [cardsOf({}, `cards-${id}`)],
  ...more,
});
const pages = [
  page("home", "/", "{{site.name}} | Bread in York"),
  page("breads", "/breads/{page}", "Breads, page {{page.number}} of {{page.count}}", {
    name: "Our breads",
    paginate: { each: "breads", size: 2 },
  }),
  page("bread", "/breads/{slug}", "{{entry.name}} | {{site.name}}", { entries: "breads" }),
  page("care", "/breads/{slug}/care", "Keeping {{entry.name}}", { entries: "breads" }),
  page("deep", "/about/people/now", "\\{{braces}} – {{site.name}}"),
  page("about", "/about", "About us"),
  page("home-fr", "/fr", "Le pain", { language: "fr", translationOf: "home" }),
  page("breads-fr", "/fr/pains", "Nos pains", { language: "fr", translationOf: "breads" }),
  page("away", "/ailleurs", "Ailleurs", { language: "fr" }),
  page("missing", "/404", "Not found"),
];
const bakeryOf = (all: readonly object[], entries: Bakery["entries"] = bakeryEntries): Bakery => ({
  pages: all as Bakery["pages"],
  site: { name: "Mill Lane", languages: ["fr"], frame },
  blocks: [...bakeryBlocks, breadcrumb],
  entries,
});
const check = (all: readonly object[] = pages): CheckResult => checkBakery(bakeryOf(all));
type Step = readonly [text: string, href?: string];
const wayTo = ({ site }: Pick<CheckResult, "site"> = {}, path: string): readonly Step[] | undefined => {
  const found = site?.pages.find((one) => one.path === path);
  const props = found && (site?.whole(found).frame[0]?.props as { items: { text: string; href?: string }[] });
  const items = props?.items;
  return items?.map(({ text, href }): Step => (href === undefined ? [text] : [text, href]));
};

const home = ["Home", "/"] as const;
const breads = ["Our breads", "/breads/"] as const;
const ways: readonly (readonly [path: string, steps: readonly Step[]])[] = [
  ["/", []],
  ["/about/", [home, ["About us"]]],
  ["/about/people/now/", [home, ["About us", "/about/"], ["{{braces}}"]]],
  ["/breads/", [home, ["Our breads"]]],
  ["/breads/2/", [home, ["Our breads"]]],
  ["/breads/rye/", [home, breads, ["Rye"]]],
  ["/breads/rye/care/", [home, breads, ["Rye", "/breads/rye/"], ["Keeping Rye"]]],
  ["/fr/", []],
  ["/fr/pains/", [["Accueil", "/fr/"], ["Nos pains"]]],
  ["/ailleurs/", [["Accueil", "/fr/"], ["Ailleurs"]]],
  ["/404/", []],
];

describe("breadcrumbs", () => {
  it.each(ways)("to %s come from the path and the titles", (path, steps) => {
    expect(wayTo(check(), path)).toEqual(steps);
  });

  it("are what search engines are told", () => {
    const { site } = check();
    if (!site) throw new Error("It has errors.");
    const listOf = (path: string) => {
      const found = site.pages.find((one) => one.path === path);
      const graph = (
        pageStructuredData(site, site.whole(found as never)) as { "@graph": { "@type": string }[] }
      )["@graph"];
      return graph.filter((node) => node["@type"] === "BreadcrumbList");
    };
    expect(listOf("/")).toEqual([]);
    expect(listOf("/breads/rye/")).toMatchObject([
      {
        itemListElement: [
          { position: 1, name: "Home", item: "https://bakery.example/" },
          { position: 2, name: "Our breads", item: "https://bakery.example/breads/" },
          { position: 3, name: "Rye", item: "https://bakery.example/breads/rye/" },
        ],
      },
    ]);
  });

  it("call the home page by its own name, if it has one", () => {
    const [first, ...others] = pages;
    expect(wayTo(check([{ ...first, name: "The bakery" }, ...others]), "/about/")?.[0]).toEqual([
      "The bakery",
      "/",
    ]);
  });

  it("can be quoted by any list", () => {
    const listed = { each: "{{page.breadcrumbs}}", item: { title: "{{item.text}}", href: "{{item.href}}" } };
    const all = pages.map((one) =>
      one.id === "care" ? { ...one, blocks: [cardsOf({ cards: listed })] } : one,
    );
    const { site } = check(all);
    const found = site?.pages.find(({ path }) => path === "/breads/rye/care/");
    const props = found && (site?.whole(found).blocks[0]?.props as { cards: object[] });
    expect(props?.cards).toMatchObject([
      { title: "Home", href: "/" },
      { title: "Our breads", href: "/breads/" },
      { title: "Rye", href: "/breads/rye/" },
      { title: "Keeping Rye" },
    ]);
  });

  const edited = (id: string, more: object) =>
    pages.map((one) => (one.id === id ? { ...one, ...more } : one));
  const without = (id: string) => pages.filter((one) => one.id !== id);
  const rye = bakeryEntries["breads/rye"]?.replace("name: Rye", "name: Dark rye") ?? "";
  it.each<readonly [string, Bakery]>([
    ["nothing", bakeryOf(pages)],
    ["the title of a page above", bakeryOf(edited("about", { title: "Who we are" }))],
    ["its name", bakeryOf(edited("breads", { name: undefined }))],
    ["its address", bakeryOf(edited("about", { path: "/us" }))],
    ["that it is there", bakeryOf(without("about"))],
    ["the home page of a language", bakeryOf(without("home-fr"))],
    ["an entry above", bakeryOf(pages, { ...bakeryEntries, "breads/rye": rye })],
    ["how many pages a list has", bakeryOf(edited("breads", { paginate: { each: "breads", size: 1 } }))],
  ])("are made again where they change with %s, and not everywhere", (what, changed) => {
    const resolve = (input: Bakery, run: string) =>
      resolveParsed(parseSite({ ...bakeryInput(input), run })).resolution;
    const first = resolve(bakeryOf(pages), "first");
    const second = resolve({ ...changed, before: first?.saved() }, "second");
    const stale = second?.site.pages.filter(({ path, resolvedIn }) => {
      const isSame = JSON.stringify(wayTo(first, path)) === JSON.stringify(wayTo(second, path));
      return !isSame && resolvedIn === "first";
    });
    expect(stale?.map(({ path }) => path)).toEqual([]);
    const reused = second?.site.pages.filter(({ resolvedIn }) => resolvedIn === "first") ?? [];
    // The languages of the home page are those of every page.
    expect(reused.length > 0).toBe(what !== "the home page of a language");
  });
});
