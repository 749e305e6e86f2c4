import { describe, expect, it } from "vitest";
import { conflictMarkerProblem } from "./conflict-markers.ts";

const entry = "content/articles/hello.md";
const lines = [
  "---",
  "title: Hello",
  "faqs:",
  "  - answer: |",
  "      ```",
  "      A text that is never closed.",
  "---",
  "A title",
  "=======",
  "",
  "```sh",
  "git merge main",
  "```",
  "",
  "> A quotation.",
  "",
  "The end.",
];
/** What Git leaves in place of a line, with the merge's base and without it. */
const conflicts: readonly (readonly string[])[] = [
  ["<<<<<<< HEAD", "One.", "=======", "Two.", ">>>>>>> feature"],
  ["<<<<<<< HEAD", "One.", "||||||| 1a2b3c4", "=======", "Two.", ">>>>>>> feature"],
  ["<<<<<<< Updated upstream", "=======", ">>>>>>> Stashed changes"],
  ["<<<<<<< HEAD", "One."],
  ["=======", "Two.", ">>>>>>> 1a2b3c4 (A commit)"],
];

describe("marks of a merge", () => {
  it.each(["\n", "\r\n"])("are found at their line, wherever they stand in an entry with %j", (end) => {
    for (const conflict of conflicts)
      for (let at = 1; at <= lines.length; at++) {
        if (at === 11 || at === 12) continue;
        const text = [...lines.slice(0, at), ...conflict, ...lines.slice(at)].join(end);
        const line = at + 1 + conflict.findIndex((each) => /^[<>]{7}/.test(each));
        expect([at, conflictMarkerProblem(entry, text)]).toEqual([
          at,
          expect.objectContaining({ code: "merge-marks", file: entry, line, column: 1 }),
        ]);
      }
  });

  it.each(["site.config.json", "content/model.json", "content/media/media.json", "theme.scss", "a.svg"])(
    "are found in %s",
    (file) => {
      for (const conflict of conflicts) {
        const text = ["{", ...conflict, "}"].join("\n");
        expect(conflictMarkerProblem(file, text)).toMatchObject({ code: "merge-marks", file, column: 1 });
      }
    },
  );

  it("say where in the file's value they stand", () => {
    expect(conflictMarkerProblem(entry, "---\ntitle: Hello\n<<<<<<< HEAD\n---\n")?.pointer).toBe(
      "/frontMatter/title",
    );
    expect(conflictMarkerProblem(entry, "---\ntitle: Hello\n---\n<<<<<<< HEAD\n")?.pointer).toBe("/body");
    expect(conflictMarkerProblem("a.json", '{"a": [\n<<<<<<< HEAD\n')?.pointer).toBe("/a/0");
  });
});

const head = "---\ntitle: Hello\n---\n";

describe("are no marks", () => {
  it.each([
    ["a heading", `${head}A title\n=======\n`],
    ["marks in a code block", `${head}\`\`\`\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> main\n\`\`\`\n`],
    ["marks in a code block of tildes", `${head}~~~ diff\n<<<<<<< HEAD\n\`\`\`\n>>>>>>> main\n~~~\n`],
    ["marks in a longer fence", `${head}\`\`\`\`md\n\`\`\`\n<<<<<<< HEAD\n\`\`\`\n\`\`\`\`\n`],
    ["marks in an indented code block", `${head}    <<<<<<< HEAD\n    >>>>>>> main\n`],
    ["marks in a list's code block", `${head}- x\n\n  \`\`\`\n  <<<<<<< HEAD\n  \`\`\`\n`],
    ["marks within a line", `${head}Lines of <<<<<<< HEAD and >>>>>>> main.\n`],
    ["six and eight signs", `${head}<<<<<< HEAD\n>>>>>> x\n<<<<<<<< HEAD\n>>>>>>>> x\n`],
    ["a quotation in six others", `${head}>>>>>> Six.\n>>>>>>> Seven.\n`],
    ["a quotation in six others, first", `${head}>>>>>>> Seven.\n>>>>>> Six.\n`],
  ])("%s", (_, text) => {
    expect(conflictMarkerProblem(entry, text)).toBeUndefined();
  });

  it("texts in JSON, since a line of it never begins with one", () => {
    expect(conflictMarkerProblem("a.json", '{\n  "a": "\\n<<<<<<< HEAD\\n"\n}')).toBeUndefined();
  });
});

it("stand behind a code block that is closed, and behind one that is open they are its text", () => {
  expect(conflictMarkerProblem(entry, `${head}\`\`\`\ncode\n\`\`\`\n<<<<<<< HEAD\n`)).toMatchObject({
    line: 7,
  });
  expect(conflictMarkerProblem(entry, `${head}\`\`\` a \`b\`\n<<<<<<< HEAD\n`)).toMatchObject({ line: 5 });
  expect(conflictMarkerProblem(entry, `${head}\`\`\`\ncode\n<<<<<<< HEAD\n`)).toBeUndefined();
});
