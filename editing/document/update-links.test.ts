import fc from "fast-check";
import { expect, it } from "vitest";
import { assertProperty } from "../../tests/support/assert-property.ts";
import { runs } from "../../tests/support/extent.ts";
import { smallSite } from "../../tests/support/small-entries.ts";
import { currentSite, moveCursor, recordEdit, restoreHistory } from "../edits/history.ts";
import { createEntryTexts } from "../source-text/create-entry-texts.ts";
import { readEntry } from "../source-text/read-entry.ts";
import type { Edit } from "./edit.ts";

const { config } = smallSite;
const file = "content/posts/any.md";

/** What authors write: § is where the link leads, ¶ the end of a line, in this file one or the other. */
const pieces = fc.constantFrom(
  "[a](§)",
  "[a](§#x 'T')",
  "[a](<§>)",
  "[a](§/?q=1)",
  "*[b\n  c](§)*",
  "> - [d](§)\n> - `[e](/contact)`\n\n",
  "\n\n[f]: §#f\n\n",
  "[f] and [g][f]",
  "<https://www.small.example§>",
  " https://www.small.example§. ",
  "| h | [i](§) |\n|-|-|\n| `§/contact` | [j](§) |\n\n".replace("§/contact", "/contact"),
  "\n\n```\n[k](/contact)\n```\n\n",
  "\n\n    [l](/contact)\n\n",
  "The page /contact is [not](/contacts) this ![m](/contact), \\[n](/contact) ",
  "{{ site.company.name }} & <kbd>x</kbd><br>\n",
  "“Quoted”\t€ \u2028 ",
  "\n\n",
  "\n",
);

const fields = fc.constantFrom(
  "excerpt: 'Plain, with [a](§)'  # /contact",
  'faqs:\n  - question: "Where? [x](§)"\n    answer: "Here\\u0026there: [a](§#x), `/contact`"  # [c](/contact)',
  "faqs:\n  - answer: >-\n      See [a](§) or\n      [b](/contacts)\n      and\n\n      [c](§).\n    question: Folded",
  "faqs:\n- question: Lines\n  answer: |\n    [a](§)\n      `[b](/contact)`\n",
  "faqs: [{question: 'It''s', answer: 'Isn''t [it](§)?'}]",
  "faqs:\n  - question: Plain\n    answer: Look\n      [a](§)  # here",
  'faqs:\n  - question: Wide\n    answer: "Over\n      [two](§)\n      lines"',
  "title: §",
);

/** Addresses that pages can have. */
const segment = fc.stringMatching(/^[a-zé][a-z0-9é_()&-]{0,7}[a-z]$/);
const paths = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((segments) => `/${segments.join("/")}`)
  .filter((path) => !config.pages.some((page) => page.path === path));

it("any text keeps every byte but those of links' addresses, and undo brings the first one back", () => {
  assertProperty(
    fc.property(
      fc.uniqueArray(fields, { selector: (field) => field.slice(0, 4) }),
      fc.array(pieces),
      fc.infiniteStream(fc.constantFrom("\n", "\n", "\r\n")),
      paths,
      (front, body, ends, path) => {
        const lines = ["---", ...front, "---", body.join("")].join("\n").split("\n");
        const template = lines.map((line) => line + (ends.next().value ?? "\n")).join("");
        const text = template.replaceAll("§", "/contact");
        const entries = { [file]: readEntry(text) };
        const start = restoreHistory({ config, entries });
        const known = { savedEntries: {}, baseEntries: { [file]: text } };
        const edit: Edit = { kind: "set-page-path", page: "contact", path };
        const done = recordEdit(start, edit, { at: 0 });
        if ("editError" in done) throw new Error(done.editError);
        const textAfter = (history: typeof start) =>
          createEntryTexts()(file, { ...known, entries: currentSite(history).entries });
        expect(unescaped(textAfter(done.history) ?? "")).toBe(template.replaceAll("§", path));
        expect(textAfter(moveCursor(done.history, 0))).toBe(text);
      },
    ),
    { numRuns: runs(500) },
  );
});

/** Without what Markdown asks for before the signs of an address, or what stands for one behind a host. */
function unescaped(text: string): string {
  return text.replace(/\\{1,2}([()])/g, "$1").replace(/%(2[0-9])/g, (sign) => decodeURIComponent(sign));
}
