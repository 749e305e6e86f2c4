import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blocks } from "../../../blocks/index.ts";
import { dice, die, randomEdit } from "../../../tests/support/random-edit.ts";
import { smallSiteText } from "../../../tests/support/small-site-text.ts";
import { applyEdit } from "../apply-edit.ts";
import type { Edit } from "../edit.ts";
import { readDocument } from "../read-document.ts";
import { sameValue } from "../same-value.ts";
import type { SiteDocument } from "../site-document.ts";
import { schemasOf } from "../words/schemas.ts";
import { listChanges } from "./list-changes.ts";

const base = readDocument(smallSiteText);
const schemas = schemasOf(blocks);
const questions = { in: "block", page: "home", block: "questions" } as const;
const cards = { in: "block", page: "home", block: "cards" } as const;

function edited(...edits: readonly Edit[]): SiteDocument {
  return edits.reduce((document, edit) => {
    const outcome = applyEdit(document, edit);
    if ("refusal" in outcome) throw new Error(outcome.refusal);
    return outcome.document;
  }, base);
}

const sentences = (document: SiteDocument) =>
  listChanges(base, document, schemas).map(({ place, what }) => `${place}: ${what}`);

const set = (
  holder: Extract<Edit, { kind: "set-value" }>["holder"],
  path: (string | number)[],
  value?: unknown,
): Edit => ({
  kind: "set-value",
  holder,
  path,
  ...(value !== undefined && { value }),
});

describe("a change in plain words", () => {
  it.each<[string, Edit]>([
    ["Home › Questions: reworded the 2nd answer", set(questions, ["items", 1, "answer"], "Ten weeks.")],
    ["Home › Questions: changed the 2nd question", set(questions, ["items", 1, "question"], "How long?")],
    ["Home › Questions: changed the heading", set(questions, ["title"], "Answers")],
    ["Home › Questions: added the introduction", set(questions, ["intro"], "All of them.")],
    ["Home › Cards: changed the heading of the 2nd card", set(cards, ["cards", 1, "title"], "Zwei")],
    ["Home › Cards: changed the 3rd line of the 1st card", set(cards, ["cards", 0, "items", 2], "z")],
    ["Home › Cards: switched on “These are services”", set(cards, ["services"], true)],
    [
      "Home › Cards: added the link of the 1st card",
      set(cards, ["cards", 0, "link"], { text: "x", href: "/" }),
    ],
    ["Home: reworded the description", set({ in: "page", page: "home" }, ["description"], "Another.")],
    ["Home: removed the keywords", set({ in: "page", page: "home" }, ["keywords"])],
    ["Contact: switched on “Draft”", set({ in: "page", page: "contact" }, ["draft"], true)],
    ["Company: changed the tagline", set({ in: "site" }, ["company", "tagline"], "Drawn twice")],
    [
      "Header: changed where the 2nd link leads",
      set({ in: "site" }, ["header", "links", 1, "href"], "/guides"),
    ],
    ["Site: changed the address", set({ in: "site" }, ["url"], "https://example.org")],
    [
      "Guides › Gadget: changed the 2nd item of the deep",
      set({ in: "block", page: "guides", block: "gadget" }, ["deep", "list", 1], 9),
    ],
    [
      "Home › Questions: removed the 1st question",
      { kind: "remove-item", holder: questions, path: ["items"], index: 0 },
    ],
    [
      "Home › Questions: moved the 3rd question up",
      { kind: "move-item", holder: questions, path: ["items"], index: 2, to: 0 },
    ],
    [
      "Home › Questions: added the 2nd question",
      { kind: "duplicate-item", holder: questions, path: ["items"], index: 0 },
    ],
    [
      "Redirects: added the 1st redirect",
      { kind: "insert-item", holder: { in: "redirects" }, path: [], index: 0, item: { from: "/a", to: "/" } },
    ],
    ["Home: deleted Questions", { kind: "remove-block", page: "home", block: "questions" }],
    [
      "Home: moved Cards up",
      { kind: "move-block", page: "home", block: "cards", to: { page: "home", before: "top" } },
    ],
    [
      "Contact: moved Cards here from Home",
      { kind: "move-block", page: "home", block: "cards", to: { page: "contact" } },
    ],
    [
      "Contact: moved Hero here from Home",
      { kind: "move-block", page: "home", block: "top", to: { page: "contact" } },
    ],
    [
      "Home › Questions: hid it",
      { kind: "set-block-hidden", page: "home", block: "questions", hidden: true },
    ],
    ["Home: added Questions “Questions”", { kind: "duplicate-block", page: "home", block: "questions" }],
    [
      "Contact: changed the address from /contact to /write",
      { kind: "set-page-path", page: "contact", path: "/write" },
    ],
    [
      "Post: changed the address from /guides/{slug} to /tips/{slug}",
      { kind: "set-page-path", page: "post", path: "/tips/{slug}" },
    ],
    ["Pages: deleted the page Contact", { kind: "remove-page", page: "contact" }],
    ["Pages: added the page Contact 2", { kind: "duplicate-page", page: "contact" }],
    ["Pages: moved the page Contact up", { kind: "move-page", page: "contact", before: "home" }],
  ])("%s, and back", (sentence, edit) => {
    const document = edited(edit);
    expect(sentences(document)).toEqual([sentence]);
    const [change] = listChanges(base, document, schemas);
    expect(change && applyEdit(document, change.revert)).toMatchObject({ document: base });
  });

  it("pages that swapped addresses go back together", () => {
    const path = (page: string, to: string): Edit => ({ kind: "set-page-path", page, path: to });
    const document = edited(path("guides", "/x"), path("contact", "/guides"), path("guides", "/contact"));
    const changes = listChanges(base, document, schemas);
    expect(changes.map(({ what }) => what)).toEqual([
      "changed the address from /guides to /contact",
      "changed the address from /contact to /guides",
    ]);
    for (const { revert } of changes) expect(applyEdit(document, revert)).toMatchObject({ document: base });
  });
});

/** A change's key without the number of one of several equal items. */
const nameOf = ({ key }: { readonly key: string }) => key.replace(/#\d+$/, "");

describe("reverts", () => {
  it("in any order lead back, each taking its own change away and no other", () => {
    let entangled = 0;
    let all = 0;
    fc.assert(
      fc.property(
        fc.array(dice, { minLength: 12, maxLength: 12 }),
        fc.infiniteStream(die),
        (rolls, order) => {
          let document = base;
          for (const roll of rolls) {
            const outcome = applyEdit(document, randomEdit(document, roll));
            if (!("refusal" in outcome)) document = outcome.document;
          }
          let changes = listChanges(base, document, schemas);
          for (let rounds = 0; changes.length > 0; rounds++) {
            if (rounds > 200)
              throw new Error(JSON.stringify(changes.map(({ place, what }) => `${place}: ${what}`)));
            const at = Math.floor((order.next().value ?? 0) * changes.length);
            const tried = [...changes.slice(at), ...changes.slice(0, at)];
            const done = tried.flatMap((change) => {
              const outcome = applyEdit(document, change.revert);
              return "refusal" in outcome ? [] : [{ change, document: outcome.document }];
            })[0];
            if (!done) throw new Error(`All refused: ${JSON.stringify(changes)}`);
            const next = listChanges(base, done.document, schemas);
            all++;
            const left = changes.filter((change) => change !== done.change).map(nameOf);
            if (!sameValue(left.toSorted(), next.map(nameOf).toSorted())) entangled++;
            document = done.document;
            changes = next;
          }
          expect(sameValue(document, base)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
    // A page that comes back to an address that was given away meanwhile has to tell of it.
    expect(entangled / all).toBeLessThan(0.02);
  });
});
