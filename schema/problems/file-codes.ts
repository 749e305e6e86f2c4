import type { CodeText } from "./code-definition.ts";

export const fileCodes = {
  "file-missing": {
    title: "A file is missing",
    explanation:
      "The file that was named does not exist. Check the name, the folder and the case of every letter.",
    bad: "site validate site.confg.json",
    good: "site validate site.config.json",
  },
  "file-unreadable": {
    title: "A file can't be read",
    explanation:
      "The file is there, but it can't be opened, is far larger than any text of a site, or is a link that leaves the site's folder. Nothing outside that folder is ever read or published.",
    bad: "content/recipes/rye.md -> /home/me/rye.md",
    good: "content/recipes/rye.md (the file itself)",
  },
  "stray-file": {
    title: "A file is not read",
    explanation:
      "The file is in a folder of the site, but nothing there is read from files of this name, so nothing of it is published.",
    bad: "content/recipes/rye.markdown",
    good: "content/recipes/rye.md",
  },
  encoding: {
    title: "A text is not clean UTF-8",
    explanation:
      "The file is not UTF-8, starts with a byte order mark, or holds a control character, half a character or one that turns the text round. Browsers show them as rubbish, or not at all. Save the file as UTF-8, without a byte order mark, in your editor.",
    bad: '"title": "Caf\\u0000"',
    good: '"title": "Café"',
  },
  "merge-marks": {
    title: "A merge is not finished",
    explanation:
      "Two versions of the file were merged, and Git has left both in it, between lines of <<<<<<<, ======= and >>>>>>>. Keep what is right of the two and delete these lines. A code block in a Markdown text may show them.",
    bad: "<<<<<<< HEAD",
    good: "title: Rye bread",
  },
  "json-syntax": {
    title: "The file is not JSON",
    explanation:
      "Something keeps the file from being JSON: a comma too many or too few, a quote that is not closed, a comment. The place is that of the first mistake; there may be more after it.",
    bad: '{ "path": "/services", }',
    good: '{ "path": "/services" }',
  },
  "duplicate-key": {
    title: "A key is written twice",
    explanation:
      "An object can hold a key once. Of two, programs take one and lose the other without a word, so remove one.",
    bad: '{ "title": "One", "title": "Two" }',
    good: '{ "title": "Two" }',
  },
  "front-matter": {
    title: "Front matter can't be read",
    explanation:
      "A Markdown file starts with its fields in YAML, between two lines of three hyphens. Texts that hold a colon need quotes. Anchors, aliases and tags are not taken.",
    bad: "---\ntitle: Lofts: a guide\n---",
    good: '---\ntitle: "Lofts: a guide"\n---',
  },
  "front-matter-code": {
    title: "Front matter in a language that runs",
    explanation:
      "Front matter marked as another language can be run as a program. Only YAML is read, and nothing is run.",
    bad: "---js\n{ title: 'Lofts' }\n---",
    good: "---\ntitle: Lofts\n---",
  },
} as const satisfies Record<string, CodeText>;
