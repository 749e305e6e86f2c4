import Ajv from "ajv";
import { describe, expect, it } from "vitest";
import { createProblem, type Problem } from "../../schema/problems/problem.ts";
import problemsSchema from "../../schema/problems.schema.json" with { type: "json" };
import { codeFrame } from "./code-frame.ts";
import { formatGithub } from "./format-github.ts";
import { formatJson } from "./format-json.ts";
import { formatSarif } from "./format-sarif.ts";
import { formatText } from "./format-text.ts";
import { reportProblems } from "./report-problems.ts";

const at = (line: number, column = 1): Problem => ({
  ...createProblem(
    "broken-link",
    { file: "site.config.json", pointer: "/a" },
    "It leads nowhere.",
    "Choose another.",
  ),
  line,
  column,
});

const clash: Problem = {
  ...createProblem(
    "duplicate-route",
    { file: "a, b:c%.json", pointer: "/pages/1/path", target: "value" },
    "Two\nlines: 100 %.",
  ),
  line: 4,
  column: 2,
  related: [{ file: "content/posts/é x.md", pointer: "", message: "The other.", line: 1, column: 1 }],
};
const warning: Problem = {
  ...createProblem("long-title", { file: "b.json", pointer: "" }, "It is long.", {
    values: { limit: 60, length: 72, allowed: ["a"] },
  }),
  line: 1,
  column: 1,
};

it("a file's name can't make the terminal do anything", () => {
  const file = "content/posts/a\u001b[2J\n::error::\u202e.txt";
  const stray = createProblem("stray-file", { file, pointer: "" }, `${file} is not read.`, `Rename ${file}.`);
  const text = formatText([{ ...stray, line: 1, column: 1 }], { texts: new Map(), colour: false });
  const name = "content/posts/a\\u001b[2J\\n::error::\\u202e.txt";
  expect(text).toBe(
    `warning ${name} is not read. [stray-file]\n  ${name}:1:1\n  Rename ${name}.\n\n1 warning.\n`,
  );
});

describe("the code frame", () => {
  it.each([
    ["the first line", '{ "a": 1 }', 1, 3, ['  1 | { "a": 1 }', "    |   ^"]],
    ["the line before it for company", "one\ntwo", 2, 2, ["  1 | one", "  2 | two", "    |  ^"]],
    ["no empty line before it", "\ntwo", 2, 1, ["  2 | two", "    | ^"]],
    ["tabs as one column", "\t\tx", 1, 3, ["  1 |   x", "    |   ^"]],
    ["CRLF", "one\r\ntwo\r\n", 2, 1, ["  1 | one", "  2 | two", "    | ^"]],
    ["an emoji before it", "🏠 x", 1, 4, ["  1 | 🏠 x", "    |    ^"]],
    ["the end of a line", "ab", 1, 3, ["  1 | ab", "    |   ^"]],
    ["wider numbers", `${"\n".repeat(98)}a\nb`, 100, 1, ["   99 | a", "  100 | b", "      | ^"]],
    [
      "characters that a terminal would obey",
      "a\u001b[31mb\u202ec",
      1,
      2,
      ["  1 | a\ufffd[31mb\ufffdc", "    |  ^"],
    ],
  ])("shows %s", (_, text, line, column, rows) => {
    expect(codeFrame(text, line, column).split("\n")).toEqual(rows);
  });

  it("cuts a very long line around the place", () => {
    const [line = "", caret = ""] = codeFrame(`${"a".repeat(5000)}X${"b".repeat(5000)}`, 1, 5001).split("\n");
    expect(line.length).toBeLessThan(120);
    expect(line).toMatch(/^ {2}1 \| ….*….?$/);
    expect(line.charAt(caret.indexOf("^"))).toBe("X");
  });

  it("does not begin with half an emoji", () => {
    for (const column of [301, 302]) expect(codeFrame("🏠".repeat(400), 1, column)).not.toMatch(/\p{Cs}/u);
  });
});

describe("text", () => {
  const print = (problems: readonly Problem[], colour = false) =>
    formatText(problems, { texts: new Map([["site.config.json", "{\n}\n"]]), colour });

  it("is nothing for nothing", () => {
    expect(print([])).toBe("");
  });

  it("has the sentence, the place, the line and the advice", () => {
    expect(print([at(2)])).toBe(
      "error It leads nowhere. [broken-link]\n  site.config.json:2:1\n  1 | {\n  2 | }\n    | ^\n  Choose another.\n\n1 error.\n",
    );
  });

  it("shows a place once, whatever is wrong there", () => {
    const printed = print([at(1), { ...at(1), message: "It is a circle.", code: "redirect-loop" }]);
    expect(printed.split("site.config.json:1:1")).toHaveLength(2);
    expect(printed).toContain("It is a circle.");
  });

  it("names the other places", () => {
    expect(print([clash])).toContain("  content/posts/é x.md:1:1 The other.");
  });

  it("stops at a hundred and counts the rest", () => {
    const printed = print(Array.from({ length: 250 }, (_, index) => at(index + 1)));
    expect(printed.match(/It leads nowhere/g)).toHaveLength(100);
    expect(printed).toMatch(/150 more not shown; --format json lists all\.\n250 errors\.\n$/);
  });

  it("has colour only when it is asked for", () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are made of them
    const painted = /\u001b\[/;
    expect(print([at(1), warning])).not.toMatch(painted);
    expect(print([at(1), warning], true)).toMatch(painted);
  });
});

describe("JSON", () => {
  const validate = new Ajv({ allErrors: true }).compile(problemsSchema);

  it.each([
    ["nothing", []],
    ["every kind of problem", [at(1), clash, warning]],
  ])("of %s is as its published schema says", (_, problems) => {
    const printed: unknown = JSON.parse(formatJson(problems));
    expect(validate(printed), JSON.stringify(validate.errors)).toBe(true);
    expect(printed).toMatchObject({
      version: 1,
      errors: problems.filter(({ severity }) => severity === "error").length,
    });
  });

  it("has a schema that describes every key", () => {
    const described = ({ properties = {} }: { properties?: object }) =>
      Object.values(properties).every((property) => typeof property.description === "string");
    const { problem, relatedPlace } = problemsSchema.definitions;
    const { values } = problem.properties;
    expect([problemsSchema, problem, relatedPlace, values].every(described)).toBe(true);
  });

  it("is no longer as the schema says when a key is of another kind", () => {
    expect(validate(JSON.parse(formatJson([{ ...at(1), line: "1" as unknown as number }])))).toBe(false);
  });
});

describe("GitHub's workflow commands", () => {
  it("escape what would end a command or a property", () => {
    expect(formatGithub([clash])).toBe(
      "::error file=a%2C b%3Ac%25.json,line=4,col=2,title=duplicate-route::Two%0Alines: 100 %25.\n",
    );
  });

  it("are a line each, with the advice", () => {
    expect(formatGithub([at(3), warning])).toBe(
      "::error file=site.config.json,line=3,col=1,title=broken-link::It leads nowhere. Choose another.\n::warning file=b.json,line=1,col=1,title=long-title::It is long.\n",
    );
  });
});

describe("SARIF", () => {
  it("has the shape of version 2.1.0: a rule for each code, results that name them, places as URIs", () => {
    const log = JSON.parse(formatSarif([at(2, 3), at(5), clash])) as {
      version: string;
      runs: {
        tool: { driver: { rules: { id: string }[] } };
        results: { ruleId: string; ruleIndex: number }[];
      }[];
    };
    expect(log.version).toBe("2.1.0");
    const [run] = log.runs;
    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(["broken-link", "duplicate-route"]);
    expect(run?.results.map(({ ruleId, ruleIndex }) => [ruleId, ruleIndex])).toEqual([
      ["broken-link", 0],
      ["broken-link", 0],
      ["duplicate-route", 1],
    ]);
    expect(run?.results[0]).toMatchObject({
      level: "error",
      message: { text: "It leads nowhere. Choose another." },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: "site.config.json" },
            region: { startLine: 2, startColumn: 3 },
          },
        },
      ],
    });
    expect(run?.results[2]).toMatchObject({
      relatedLocations: [{ physicalLocation: { artifactLocation: { uri: "content/posts/%C3%A9%20x.md" } } }],
    });
  });
});

it("programs that know the repository get files from the working directory on, those of related places too", () => {
  const written: string[] = [];
  const streams = { stdout: { write: (text: string) => written.push(text) }, stderr: { write() {} } };
  const piped = { ...warning, file: "standard input" };
  for (const format of ["github", "sarif", "json"] as const)
    reportProblems([at(3), clash, piped], new Map(), { format, folder: "sites/one", ...streams });
  const [github = "", sarif = "", json = ""] = written;
  expect(github).toContain("file=sites/one/site.config.json,");
  expect(github).toContain("file=standard input,");
  expect(sarif).toContain('"uri": "sites/one/content/posts/%C3%A9%20x.md"');
  expect(json).toContain('"file": "site.config.json"');
});
