import { describe, expect, it } from "vitest";
import { readJson } from "../sources/json-source.ts";
import { locateProblems } from "../sources/locate-problems.ts";
import type { Source } from "../sources/source.ts";
import { createProblem, hasErrors } from "./problem.ts";

function sourcesOf(files: Record<string, string>): Map<string, Source> {
  return new Map(
    Object.entries(files).flatMap(([file, text]) => {
      const { source } = readJson(file, text);
      return source ? [[file, source] as const] : [];
    }),
  );
}

const sources = sourcesOf({ "b.json": '{\n "x": 1,\n "y": 2\n}', "a.json": '{ "z": 3 }' });
const problemAt = (file: string, pointer: string) =>
  createProblem("wrong-value", { file, pointer }, "It is wrong.");

describe("locateProblems", () => {
  it("puts problems in the order of the files and of their text, whatever order they were found in", () => {
    const found = [problemAt("a.json", "/z"), problemAt("b.json", "/y"), problemAt("b.json", "/x")];
    expect(locateProblems(found, sources)).toMatchObject([
      { file: "b.json", line: 2, column: 7 },
      { file: "b.json", line: 3, column: 7 },
      { file: "a.json", line: 1, column: 8 },
    ]);
  });

  it("keeps the position of a problem that has one", () => {
    const [problem] = locateProblems([{ ...problemAt("a.json", "/z"), line: 7, column: 9 }], sources);
    expect(problem).toMatchObject({ line: 7, column: 9 });
  });

  it("puts a problem of a file that could not be read at its start", () => {
    expect(locateProblems([problemAt("gone.json", "")], sources)).toMatchObject([{ line: 1, column: 1 }]);
  });
});

describe("severity", () => {
  it("comes from the code", () => {
    const place = { file: "a.json", pointer: "" };
    expect(createProblem("unknown-key", place, "It is wrong.").severity).toBe("error");
    expect(createProblem("form-without-delivery", place, "It is a demo.").severity).toBe("warning");
  });

  it("a warning alone does not stop a build", () => {
    const warning = createProblem("form-without-delivery", { file: "a.json", pointer: "" }, "It is a demo.");
    expect(hasErrors([warning])).toBe(false);
    expect(hasErrors([warning, problemAt("a.json", "")])).toBe(true);
    expect(hasErrors([])).toBe(false);
  });
});
