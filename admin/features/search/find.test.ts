import { describe, expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import { documentsIn } from "../../../editing/document/entry.ts";
import type { EditedSite, SiteDocument } from "../../../editing/document/site-document.ts";
import { schemasOf } from "../../../editing/labels/schema/schemas.ts";
import { loftsFile, smallEntries } from "../../../tests/support/small-entries.ts";
import { smallModel } from "../../../tests/support/small-model.ts";
import { smallSiteText } from "../../../tests/support/small-site-text.ts";
import { searchActions } from "./find-actions.ts";
import { matchWords, queryWords } from "./match-words.ts";
import { rankResults, type SearchResult } from "./rank-results.ts";
import { searchRoutes } from "./search-routes.ts";
import { inChunks, searchTexts } from "./use-search.ts";

const site: EditedSite = {
  config: JSON.parse(smallSiteText) as SiteDocument,
  entries: documentsIn(smallEntries),
};
const searched = { site, schemas: schemasOf(blocks, smallModel), model: smallModel };
const found = (list: Iterable<SearchResult | undefined>) =>
  [...list].filter((finding) => finding !== undefined);
const places = (query: string) => found(searchRoutes(queryWords(query), searched));
const best = (query: string) =>
  rankResults([], [...places(query), ...found(searchTexts(query, searched))])[0];

describe("words match a title", () => {
  it.each([
    ["home", "Home", 100],
    ["ho", "Home", 80],
    ["rooms", "Loft rooms", 60],
    ["oft", "Loft rooms", 40],
    ["CAFE", "Café", 100],
    ["betty's", "Betty’s", 100],
    ["Betty’s “own”", 'Betty\'s "own"', 100],
    ["loft rooms", "Loft\u00a0rooms", 100],
    ["home", "Contact", undefined],
    ["", "", undefined],
  ])("%s in %s", (query, title, score) => {
    expect(matchWords(queryWords(query), title)?.score).toBe(score);
  });

  it("with what stands beside it, and says where in the title", () => {
    expect(matchWords(["questions", "home"], "Questions", "Home")?.ranges).toEqual([[0, 9]]);
    expect(matchWords(["home"], "Questions", "Home")).toBeUndefined();
    expect(matchWords(["us", "contact"], "Contact us")?.ranges).toEqual([
      [0, 7],
      [8, 10],
    ]);
  });
});

it("a field is found first at the place that is called as it was typed, before those with longer names", () => {
  const places = ["Echinacea pallida ’Honeycomb’", "Echinacea pallida", "Echinacea pallida alba"];
  const scores = places.map((place) => [
    matchWords(queryWords("price echinacea pallida"), "Price", `Plants › ${place}`)?.score ?? 0,
    place,
  ]);
  const [best] = scores.toSorted(([one], [other]) => Number(other) - Number(one));
  expect(best?.[1]).toBe("Echinacea pallida");
});

describe("finding anything", () => {
  it("finds pages by what they are called, before anything else of that name", () => {
    const group = best("home");
    expect(group?.group).toBe("pages");
    expect(group?.findings[0]).toMatchObject({ title: "Home", target: { workspace: "pages", page: "home" } });
  });

  it("finds entries by their names", () => {
    const target = { workspace: "entries", collection: "posts", entry: "lofts" };
    const name = String(site.entries[loftsFile]?.frontMatter.title);
    expect(places(name)).toContainEqual(expect.objectContaining({ group: "entries", target }));
  });

  it("finds a field of an entry when both are named", () => {
    const name = String(site.entries[loftsFile]?.frontMatter.title);
    const [word = ""] = name.split(" ");
    const fields = places(`${word} date`).filter(({ group }) => group === "fields");
    expect(fields.map(({ target }) => target)).toContainEqual({
      workspace: "entries",
      collection: "posts",
      entry: "lofts",
      field: ["frontMatter", "date"],
    });
  });

  it("finds fields of blocks by their labels, with their place", () => {
    const field = places("heading questions").find(
      ({ target }) => "workspace" in target && target.workspace === "pages" && target.field?.[0] === "title",
    );
    expect(field?.target).toMatchObject({ workspace: "pages", page: "home", block: "questions" });
  });

  it("finds words in texts, as they are read, and where they are written", () => {
    const [text] = found(searchTexts("drawn by HAND", searched));
    expect(text?.title.slice(...(text.ranges[0] ?? []))).toBe("Drawn by hand");
    expect(text?.target).toMatchObject({ workspace: "content", field: ["company", "tagline"] });
    expect(found(searchTexts("dr", searched))).toEqual([]);
  });

  it("finds actions, and all of them where nothing is sought", () => {
    const actions = [
      { label: "Add a page", run() {} },
      { label: "Undo", hint: "moved a block", run() {} },
    ];
    expect(found(searchActions([], actions))).toHaveLength(2);
    expect(found(searchActions(["undo"], actions)).map(({ title }) => title)).toEqual(["Undo"]);
  });

  it("shows the best of each group, however many there are", () => {
    const many = Array.from(
      { length: 50 },
      (_, index): SearchResult => ({
        ...{ group: "pages", key: String(index), title: String(index), detail: "", ranges: [] },
        ...{ score: index, target: { run() {} } },
      }),
    );
    const [group] = rankResults(rankResults([], many.slice(0, 40)), many.slice(40));
    expect(group?.findings.map(({ score }) => score)).toEqual([49, 48, 47, 46, 45, 44]);
  });
});

describe("a search in slices", () => {
  /** A clock that goes on by a millisecond each time it is asked, and what waits for the next slice. */
  function slicing() {
    let time = 0;
    const waiting: (() => void)[] = [];
    return {
      waiting,
      slicing: {
        sliceMs: 10,
        now: () => time++,
        later(run: () => void) {
          waiting.push(run);
          return () => void waiting.splice(waiting.indexOf(run), 1);
        },
      },
    };
  }

  it("of 2,000 entries takes many short ones, and finds all", () => {
    const entries = Object.fromEntries(
      Array.from({ length: 2000 }, (_, index) => [
        `content/posts/p${index}.md`,
        { frontMatter: { title: `Post ${index}` }, body: index % 500 === 0 ? "A needle." : "Hay." },
      ]),
    );
    const { waiting, slicing: slices } = slicing();
    const all: SearchResult[] = [];
    let slicesDone = 0;
    let isDone = false;
    inChunks(searchTexts("needle", { ...searched, site: { ...site, entries } }), slices, (findings, done) => {
      all.push(...findings);
      slicesDone += 1;
      isDone = done;
    });
    while (waiting.length > 0) waiting.shift()?.();
    expect(all).toHaveLength(4);
    expect(isDone).toBe(true);
    expect(slicesDone).toBeGreaterThan(200);
  });

  it("ends when something else is sought", () => {
    const { waiting, slicing: slices } = slicing();
    const stop = inChunks(
      (function* () {
        for (;;) yield undefined;
      })(),
      slices,
      () => undefined,
    );
    expect(waiting).toHaveLength(1);
    stop();
    expect(waiting).toHaveLength(0);
  });
});
