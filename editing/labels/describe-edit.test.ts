import { expect, it } from "vitest";
import { blocks } from "../../blocks/index.ts";
import { loftsFile, smallSite } from "../../tests/support/small-entries.ts";
import { smallModel } from "../../tests/support/small-model.ts";
import type { Edit } from "../document/edit.ts";
import { describeEdit } from "./describe-edit.ts";
import { schemasOf } from "./schema/schemas.ts";

const schemas = schemasOf(blocks, smallModel);
const questions = { in: "block", page: "home", block: "questions" } as const;
const lofts = { in: "entry", file: loftsFile } as const;
const address = { page: "home", block: "questions" };
const block = { id: "new", type: "prose", props: {} };

it.each<[string, Edit]>([
  ["changed the heading", { kind: "set-value", target: questions, path: ["title"], value: "x" }],
  [
    "reworded the 2nd answer",
    { kind: "set-value", target: questions, path: ["items", 1, "answer"], value: "x" },
  ],
  ["added the 4th question", { kind: "insert-item", target: questions, path: ["items"], index: 3, item: {} }],
  [
    "removed the question “Do I need permission?”",
    { kind: "remove-item", target: questions, path: ["items"], index: 0 },
  ],
  [
    "moved the question “Do I need permission?” down",
    { kind: "move-item", target: questions, path: ["items"], index: 0, to: 2 },
  ],
  [
    "duplicated the question “What does it cost?”",
    { kind: "duplicate-item", target: questions, path: ["items"], index: 2 },
  ],
  ["added Text", { kind: "insert-block", page: "home", block }],
  ["pasted Text", { kind: "paste-block", page: "home", block }],
  [
    "pasted Gadget of ours",
    { kind: "paste-block", page: "home", block: { ...block, type: "gadget-of-ours" } },
  ],
  ["deleted Questions", { kind: "remove-block", ...address }],
  ["moved Questions", { kind: "move-block", ...address, to: { page: "home" } }],
  ["moved Questions to Contact", { kind: "move-block", ...address, to: { page: "contact" } }],
  ["duplicated Questions", { kind: "duplicate-block", ...address }],
  ["hid Questions", { kind: "set-block-hidden", ...address, hidden: true }],
  ["locked Questions", { kind: "set-block-lock", ...address, lock: "content" }],
  ["unlocked Questions", { kind: "set-block-lock", ...address }],
  ["added the page About us", { kind: "insert-page", page: { id: "about-us", path: "/about", blocks: [] } }],
  ["duplicated the page Home", { kind: "duplicate-page", page: "home" }],
  ["deleted the page Home", { kind: "remove-page", page: "home" }],
  ["moved the page Contact", { kind: "move-page", page: "contact", before: "home" }],
  ["changed the address of Contact to /write", { kind: "set-page-path", page: "contact", path: "/write" }],
  ["changed the title", { kind: "set-value", target: lofts, path: ["frontMatter", "title"], value: "x" }],
  [
    "reworded the 2nd answer",
    { kind: "set-value", target: lofts, path: ["frontMatter", "faqs", 1, "answer"], value: "x" },
  ],
  [
    "removed the tag “Lofts”",
    { kind: "remove-item", target: lofts, path: ["frontMatter", "tags"], index: 0 },
  ],
  ["removed the text", { kind: "set-value", target: lofts, path: ["body"], value: "" }],
  ["deleted the post “Loft rooms: what fits”", { kind: "remove-entry", file: loftsFile }],
  [
    "added the project “villa”",
    { kind: "insert-entry", file: "content/projects/villa.md", entry: { frontMatter: {}, body: "" } },
  ],
  ["imported a file", { kind: "replace-document", document: smallSite.config }],
  [
    "hid Questions and one thing more",
    {
      kind: "batch",
      edits: [
        { kind: "set-block-hidden", ...address, hidden: true },
        { kind: "remove-page", page: "home" },
      ],
    },
  ],
])("%s", (sentence, edit) => {
  expect(describeEdit(edit, smallSite, schemas)).toBe(sentence);
});
