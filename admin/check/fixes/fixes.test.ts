import { describe, expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import type { Edit } from "../../../editing/document/edit.ts";
import type { EditedSite, SiteDocument } from "../../../editing/document/site-document.ts";
import { valueAt } from "../../../editing/document/value.ts";
import { applyEdit } from "../../../editing/edits/apply-edit.ts";
import { describeEdit } from "../../../editing/labels/describe-edit.ts";
import { schemasOf } from "../../../editing/labels/schema/schemas.ts";
import { readEntry } from "../../../editing/source-text/read-entry.ts";
import { writeNewEntry } from "../../../editing/source-text/write-entry.ts";
import { contrast } from "../../../renderer/check/contrast.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import {
  checkSmall,
  contactPage,
  fixtureEntries,
  fixtureModel,
  pageWith,
} from "../../../tests/support/check-small.ts";
import { smallConfig } from "../../../tests/support/small-config.ts";
import { brokenLinkOf, linksLike } from "./broken-link.ts";
import { inSafeOrder, removeLink, retargetLink } from "./fix-links.ts";
import { type Fix, fixBatch, fixesOf } from "./fixes-of.ts";
import { readableColour } from "./readable-colour.ts";

const schemas = schemasOf(blocks, fixtureModel);
const base = { ...smallConfig.site, favicon: undefined, frame: undefined, feeds: undefined };
const prose = (text: string, id = "text") => ({ id, type: "prose", props: { text } });

function siteWith(placed: Parameters<typeof pageWith>[1], settings: object = {}): EditedSite {
  const site = { ...base, ...settings };
  const pages = [pageWith("/", placed), contactPage, pageWith("/services")];
  return { config: JSON.parse(JSON.stringify({ ...smallConfig, site, pages })) as SiteDocument, entries: {} };
}

const entryPage = pageWith("/blog/{slug}", [prose("{{entry.body}}")], { id: "post", entries: "posts" });

function problemsOf({ config, entries }: EditedSite): readonly Problem[] {
  const files = Object.entries(entries).map(([file, entry]) => {
    const [, collection = "", id = ""] = /^content\/([^/]+)\/(.+)\.md$/.exec(file) ?? [];
    return { collection, id, text: writeNewEntry(entry) };
  });
  const found = checkSmall(JSON.stringify(config, null, 2), files).problems;
  return found.filter(({ code }) => ["low-contrast", "skipped-heading", "broken-link"].includes(code));
}

const fixesIn = (site: EditedSite) =>
  problemsOf(site).flatMap((problem) => fixesOf(problem, { edited: site, schemas, definitions: blocks }));

function siteAfter(site: EditedSite, edit: Edit): EditedSite {
  const result = applyEdit(site, edit);
  if ("editError" in result) throw new Error(result.editError);
  return result.site;
}

/** The site with the first fix of each problem made that can be made at a click. */
function fixedOnce(site: EditedSite) {
  const [first] = fixesIn(site).filter((fix): fix is Exclude<Fix, { kind: "ask" }> => fix.kind !== "ask");
  if (!first) throw new Error("Nothing can be mended at a click.");
  return { site: siteAfter(site, first.edit), words: describeEdit(first.edit, site, schemas) };
}

const textOf = ({ config }: EditedSite) => valueAt(config.pages[0]?.blocks[0]?.props, ["text"]);

describe("a colour that can't be read", () => {
  const themed = (light: object) => siteWith([], { theme: { light } });

  it("becomes the nearest one that can, in one step that is named", () => {
    const { site, words } = fixedOnce(themed({ quiet: "#999999" }));
    expect(problemsOf(site)).toEqual([]);
    expect(words).toBe("made a colour readable");
    const colour = String(valueAt(site.config.site, ["theme", "light", "quiet"]));
    // A shade lighter can't be read, so that nothing nearer would do.
    expect(contrast(colour, "#ffffff")).toBeLessThan(5.3);
  });

  it("of several pairs, in all that it is in", () => {
    const site = themed({ paper: "#777777" });
    expect(problemsOf(site)).not.toEqual([]);
    expect(problemsOf(fixedOnce(site).site)).toEqual([]);
  });

  it.each([
    ["#ffdd00", "#ffffff", "darker"],
    ["#204020", "#101010", "lighter"],
    ["#e11d48", "#ffe4e6", "darker"],
  ])("keeps its hue: %s on %s gets %s", (colour, behind, way) => {
    const found = readableColour(colour, [behind]) ?? "";
    expect(contrast(found, behind)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(found, behind)).toBeLessThan(4.65);
    const isDarker = contrast(found, "#ffffff") > contrast(colour, "#ffffff");
    expect(isDarker ? "darker" : "lighter").toBe(way);
  });

  it("stays where it can be read, and where no lightness is enough", () => {
    expect(readableColour("#111111", ["#ffffff"])).toBe("#111111");
    expect(readableColour("#808080", ["#ffffff", "#000000", "#777777"])).toBeUndefined();
  });
});

describe("a heading that is too deep", () => {
  it("gets its level, and those beside and below it go along", () => {
    const text = "Words.\n\n#### A\n\n##### B\n\n#### C\n\n## D\n\n### E";
    const { site, words } = fixedOnce(siteWith([prose(text)]));
    expect(textOf(site)).toBe("Words.\n\n### A\n\n#### B\n\n### C\n\n## D\n\n### E");
    expect(problemsOf(site)).toEqual([]);
    expect(words).toBe("put headings at their level");
  });

  it("in the text of an entry", () => {
    const known = fixtureEntries.filter(({ id }) => ["loft-rooms", "guides", "news"].includes(id));
    const entries = Object.fromEntries(
      known.map(({ collection, id, text }) => [`content/${collection}/${id}.md`, readEntry(text)]),
    );
    const file = "content/posts/loft-rooms.md";
    const body = "# One\n\n##### Two\n";
    const start = siteWith([]);
    const site = {
      config: { ...start.config, pages: [...start.config.pages, entryPage] } as unknown as SiteDocument,
      entries: { ...entries, [file]: { frontMatter: {}, ...entries[file], body } },
    };
    expect(problemsOf(site)).not.toEqual([]);
    expect(problemsOf(fixedOnce(site).site)).toEqual([]);
  });

  it("is left alone in code, and where a token brings it", () => {
    const site = siteWith([prose("`#### x`")]);
    expect(fixesIn(site)).toEqual([]);
  });
});

describe("a link to a page that is not there", () => {
  const asked = (site: EditedSite) => {
    const found = fixesIn(site).flatMap((fix) => (fix.kind === "ask" ? [fix.link] : []));
    if (!found[0]) throw new Error("No link is broken.");
    return found[0];
  };
  const lead = (site: EditedSite, to: string) => {
    const links = linksLike(asked(site), problemsOf(site), site);
    const edits = links.flatMap((link) => retargetLink(link, to, { edited: site, schemas }) ?? []);
    return siteAfter(site, fixBatch("mend-link", edits));
  };
  const remove = (site: EditedSite) => {
    const links = linksLike(asked(site), problemsOf(site), site);
    const edits = links.flatMap((link) => removeLink(link, { edited: site, schemas })?.edit ?? []);
    return siteAfter(site, fixBatch("remove-link", inSafeOrder(edits)));
  };
  const links = (...hrefs: readonly string[]) => ({
    id: "links",
    type: "links",
    props: { title: "Pages", links: hrefs.map((href) => ({ text: "Go", href })) },
  });

  it("is led to the one that was meant, at a click", () => {
    const { site, words } = fixedOnce(siteWith([prose("See [us](/contct) *now*.")]));
    expect(textOf(site)).toBe("See [us](/contact) *now*.");
    expect(words).toBe("mended a broken link");
  });

  it("with all others to it, in texts and fields, whatever their anchors", () => {
    const text =
      '[a](/old) and [b **c**](/old/#part "Title"), <https://www.small.example/old>, [x][r]\n\n[r]: /old';
    const site = lead(siteWith([prose(text), links("/contact", "/old", "/old?x=1")]), "/services");
    expect(problemsOf(site)).toEqual([]);
    expect(textOf(site)).toBe(
      "[a](/services) and [b **c**](/services), [https://www.small.example/old](/services), [x](/services)\n\n[r]: /old",
    );
  });

  it("is removed: the words of a text stay, an item of a list goes", () => {
    const site = remove(siteWith([prose("[a](/old) and [b](/old)"), links("/old", "/contact", "/old")]));
    expect(problemsOf(site)).toEqual([]);
    expect(textOf(site)).toBe("a and b");
    expect(valueAt(site.config.pages[0]?.blocks[1]?.props, ["links"])).toEqual([
      { text: "Go", href: "/contact" },
    ]);
  });

  it("is found in the frame, in a block that is in another one", () => {
    const column = { blocks: [links("/contact", "/old")] };
    const footer = { id: "foot", type: "site-footer", props: { name: "Us", columns: [column] } };
    const frame = [{ id: "content", type: "content", props: {} }, footer];
    const broken = siteWith([], { frame });
    expect(problemsOf(lead(broken, "/services"))).toEqual([]);
    expect(problemsOf(remove(broken))).toEqual([]);
  });

  it("is left to whoever writes where it is in code too, or made of a token", () => {
    expect(fixesIn(siteWith([prose("`[a](/old)` [a](/old)")]))).toEqual([]);
    const [problem] = problemsOf(siteWith([links("/{{site.company.name}}")]));
    expect(problem && brokenLinkOf(problem, siteWith([links("/{{site.company.name}}")]))).toBeUndefined();
  });
});
