import { blocks } from "../../blocks/index.ts";
import { readDocument } from "../../editing/document/read-document.ts";
import type { EditedSite, EntryFiles } from "../../editing/document/site-document.ts";
import { readEntry } from "../../editing/source-text/read-entry.ts";
import { migrationsOf } from "../../schema/migrations/migrations-of.ts";
import { smallSiteText } from "./small-site-text.ts";

export const loftsFile = "content/posts/lofts.md";

/** Entries as authors may have written them: comments, both kinds of quotes, lists of both kinds, Windows line ends. */
export const smallEntryTexts: Readonly<Record<string, string>> = {
  [loftsFile]: `---
# What stands on the card
title: "Loft rooms: what fits"   # under 60
excerpt: 'What''s possible below the ridge.'
date: 2025-03-04

tags: [Lofts, "Building \\u0026 planning"]
faqs:
  # asked most
  - question: Do I need permission?
    answer: "Often not. [Ask us](/contact)."

  - question: "How high must it be?"
    answer: >-
      2.2 metres
      at the ridge.
note: |
  two
    lines
---
The first paragraph.

- a line
- another

The [last](/contact) one.
`,
  "content/posts/windows.md": [
    "---",
    "title: Sash windows",
    "excerpt: Old glass.",
    "tags:",
    "- Windows",
    "- Glass # old",
    "---",
    "One.",
    "",
    "Two.",
    "",
  ].join("\r\n"),
  "content/projects/1.md": "---\n---\nNothing but words.",
};

export const smallEntries: EntryFiles = Object.fromEntries(
  Object.entries(smallEntryTexts).map(([file, text]) => [file, { text, document: readEntry(text) }]),
);

/** The small site with its entries, as it is edited. */
export const smallSite: EditedSite = {
  config: readDocument(smallSiteText, migrationsOf(blocks)),
  entries: Object.fromEntries(Object.entries(smallEntries).map(([file, { document }]) => [file, document])),
};
