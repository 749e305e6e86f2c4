import { describe, expect, it } from "vitest";
import { createReport } from "../report/report.ts";
import { renderMarkdown } from "../values/markdown.ts";

function render(markdown: string) {
  const report = createReport();
  const { html } = renderMarkdown(
    markdown,
    { file: "content/posts/a.md", pointer: "/body" },
    { language: "en", link: (href) => href, picture: () => undefined, report },
  );
  return { html, problems: report.problems };
}

const rows = (count: number, row = "| Rye | 4.20 | 800 g | daily | yes |") =>
  `| a | b | c | d | e |\n|---|--:|---|---|---|\n${`${row}\n`.repeat(count)}`;
const lines = (count: number, line: string) => `${line}\n`.repeat(count);

describe("what is long and not a paragraph fits", () => {
  it.each([
    ["a table of 300 rows", rows(300)],
    ["a table of 5,000 rows", rows(5000)],
    ["a table with marks in every cell", rows(2000, "| **a** | [b](/c) | `d` | e* | \\| |")],
    ["a table in a quotation", rows(600).replace(/^(?=.)/gm, "> ")],
    ["a table in a list", `- a\n\n${rows(600).replace(/^(?=.)/gm, "  ")}`],
    [
      "a list of 400 lines",
      lines(400, "- Wholemeal rye with *caraway*, baked on Tuesdays (800 g) and Fridays"),
    ],
    ["a list of 5,000 lines", lines(5000, "- Wholemeal rye")],
    ["a numbered list", lines(3000, "1. Wholemeal rye [here](/a)")],
    ["tasks", lines(2000, "- [ ] Wholemeal rye")],
    ["lists in lists", lines(1000, "- Wholemeal\n  - Rye\n    - Spelt")],
    [
      "code of 24,500 characters",
      `\`\`\`js\n${lines(700, "const x = [{ a: `1` }, *b*]; // and so on")}\`\`\``,
    ],
    [
      "code of 500,000 characters",
      `~~~\n${lines(10_000, "const x = [{ a: 1 }, 2]; // and so on and on and on")}~~~`,
    ],
    ["code of one line", `\`\`\`\n${"x".repeat(100_000)}\n\`\`\``],
    ["code that is indented", lines(900, "    const x = [{ a: `1` }]; // and so on")],
    [
      "code in a list",
      `- a\n\n${lines(900, "const x = 1; // and so on and on")
        .replace(/^/, "```\n")
        .concat("```\n")
        .replace(/^(?=.)/gm, "  ")}`,
    ],
    [
      "code with a wide drawing",
      `\`\`\`\n${" ".repeat(250)}x\n${"*".repeat(600)}\n${"> ".repeat(40)}\n\`\`\``,
    ],
    ["a line across the page", `a\n\n${"- ".repeat(60)}\n\n${"*".repeat(700)}\n\n${"_ ".repeat(300)}`],
    [
      "footnotes",
      `${"a[^1] ".repeat(200)}\n\n${Array.from({ length: 900 }, (_, n) => `[^${n + 1}]: Words of a note.`).join("\n")}`,
    ],
    ["descriptions", lines(2000, "Rye\n: A grain of the north\n")],
    ["paragraphs", lines(5000, "Words that are read one after another.\n")],
  ])("%s", (_, markdown) => {
    expect(render(markdown).problems.filter(({ code }) => /^markdown-/.test(code))).toEqual([]);
  });

  it("and all of a table is on the page", () => {
    expect(render(rows(5000)).html.match(/<tr>/g)).toHaveLength(5001);
  });
});

describe("what could not be read in a time that grows with the text is refused where it begins", () => {
  const before = "Words.\n\n";
  it.each([
    ["a paragraph", "word ".repeat(5000)],
    ["a paragraph of many lines", "word\n".repeat(5000)],
    ["a paragraph of marks", "*a _b ".repeat(800)],
    ["a cell", `| a |\n|---|\n| ${"word ".repeat(5000)} |`],
    ["a cell of marks", `| a |\n|---|\n| ${"*a _b ".repeat(800)} |`],
    ["lines with bars that are no table", "a | b\n".repeat(5000)],
    ["an item of marks", `- ${"*a _b ".repeat(800)}`],
    ["an item of many lines", `- a\n${"b\n".repeat(11_000)}`],
    ["an item with a gap in it", `- a\n${"\n  b\n".repeat(6000)}`],
    ["a quotation of many lines", "> a\n".repeat(6000)],
    ["a text", "a\n\n".repeat(400_000)],
  ])("%s", (_, markdown) => {
    const { problems, html } = render(before + markdown);
    expect(html).toBe("");
    expect(problems).toMatchObject([{ code: "markdown-size", severity: "error", pointer: "/body" }]);
    expect(problems[0]?.offset).toBeGreaterThanOrEqual(before.length);
    expect(problems[0]?.suggestion).toMatch(/\.$/);
  });

  it("and the advice, an empty line, mends it", () => {
    expect(render("word ".repeat(3000)).problems).toEqual([]);
    expect(render(`${"word ".repeat(3000)}\n\n${"word ".repeat(3000)}`).problems).toEqual([]);
  });
});
