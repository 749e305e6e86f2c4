import { expect, it } from "vitest";
import { type FileReport, type RunReport, summarize } from "./test-report.ts";

const file = (name: string, given: Partial<FileReport> = {}): FileReport => ({
  file: name,
  passed: 3,
  skipped: 0,
  seconds: 1,
  failures: [],
  ...given,
});
const failing = (name: string) =>
  file(name, {
    passed: 2,
    failures: [{ name: "waits", message: "Error: too late\n\n    at tests/a.ts:3:1" }],
  });
const run = (files: readonly FileReport[], errors: readonly string[] = []): RunReport => ({ files, errors });

it("a run without failures ends with its counts", () => {
  const { text, unstable, exitCode } = summarize(run([file("a"), file("b", { skipped: 1 })]), []);
  expect({ text, unstable, exitCode }).toEqual({
    text: "6 passed, 0 failed, 1 skipped",
    unstable: [],
    exitCode: 0,
  });
});

it("a file that passes alone is unstable, and named with what was seen the first time", () => {
  const summary = summarize(run([file("a"), failing("b")]), [run([file("b")])]);
  expect(summary).toEqual({
    text: '6 passed, 0 failed, 0 skipped\n1 unstable: failed in the run, passed alone\nb "waits": Error: too late',
    unstable: [failing("b")],
    exitCode: 0,
  });
});

it("a file that fails twice is red, with the error before the counts", () => {
  expect(summarize(run([file("a"), failing("b")]), [run([failing("b")])])).toEqual({
    text: 'b "waits": Error: too late\n    at tests/a.ts:3:1\n5 passed, 1 failed, 0 skipped',
    unstable: [],
    exitCode: 1,
  });
});

it("files that were not looked at again are red", () => {
  const { text, exitCode } = summarize(run(["a", "b", "c", "d", "e", "f"].map(failing)), []);
  expect({ text: text.split("\n").at(-1), exitCode }).toEqual({
    text: "12 passed, 6 failed, 0 skipped",
    exitCode: 1,
  });
});

it.each([
  ["the run", run([file("a"), failing("b")], ["Error: unhandled"]), run([file("b")])],
  ["the second look", run([file("a"), failing("b")]), run([file("b")], ["Error: unhandled"])],
])("what fails in %s outside of all tests is red, whatever passes alone", (_when, first, second) => {
  const { text, exitCode } = summarize(first, [second]);
  expect({ text: text.split("\n").slice(0, 2), exitCode }).toEqual({
    text: ["outside of all tests: Error: unhandled", "6 passed, 1 failed, 0 skipped"],
    exitCode: 1,
  });
});

it("shows twenty lines of an error, without colours and the places of packages", () => {
  const lines = Array.from({ length: 30 }, (_, index) => `\u001B[31mline ${index}\u001B[39m`);
  const message = ["    at x (/a/node_modules/vitest/dist/x.js:1:1)", ...lines].join("\n");
  const red = file("a", { failures: [{ name: "", message }] });
  expect(summarize(run([red]), [run([red])]).text.split("\n")).toEqual([
    'a "": line 0',
    ...Array.from({ length: 19 }, (_, index) => `line ${index + 1}`),
    "3 passed, 1 failed, 0 skipped",
  ]);
});
