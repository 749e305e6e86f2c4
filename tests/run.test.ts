import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { packageRoot } from "./support/package-root.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "blockwork-second-look-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs files of tests/fixtures/second-look as `npm test` runs its own, and gives what is printed at the end. */
function run(...names: readonly string[]) {
  const unstable = join(folder, "unstable.txt");
  const config = "tests/fixtures/second-look/vitest.config.ts";
  const args = ["--config", config, "--unstable", unstable, ...names.map((name) => `${name}.case.ts`)];
  const { status, stdout } = spawnSync(process.execPath, ["--import", "tsx", "tests/run.ts", ...args], {
    cwd: packageRoot,
    encoding: "utf8",
    env: { ...process.env, SECOND_LOOK_SEEN: join(folder, "seen") },
  });
  return {
    status,
    last: stdout.trimEnd().split("\n"),
    unstable: existsSync(unstable) ? readFileSync(unstable, "utf8") : "",
  };
}

it("what passes ends the run with 0 and its counts", () => {
  const { status, last, unstable } = run("passes");
  expect({ status, last: last.at(-1), unstable }).toEqual({
    status: 0,
    last: "1 passed, 0 failed, 1 skipped",
    unstable: "",
  });
});

it("what fails once and passes alone ends the run with 0, is named, and is noted with its day", () => {
  const { status, last, unstable } = run("passes", "fails-once");
  expect(status).toBe(0);
  const seen = 'fails-once.case.ts "passes the second time": AssertionError: the first time';
  expect(last.slice(-3)).toEqual([
    "2 passed, 0 failed, 1 skipped",
    "1 unstable: failed in the run, passed alone",
    expect.stringContaining(seen),
  ]);
  expect(unstable).toMatch(
    /^\d{4}-\d\d-\d\d\t\S*fails-once\.case\.ts\tpasses the second time\tAssertionError: .*\n$/,
  );
});

it("what fails twice ends the run with 1, and its error stands above the counts", () => {
  const { status, last, unstable } = run("passes", "fails", "fails-once");
  expect({ status, unstable: unstable.split("\n").length }).toEqual({ status: 1, unstable: 2 });
  const text = last.join("\n");
  expect(text).toMatch(
    /fails\.case\.ts "fails each time": AssertionError: expected 'this' to be 'that'[\s\S]*\n2 passed, 1 failed, 1 skipped\n1 unstable/,
  );
});

it.each([
  ["a file that fails before its first test", "throws", "Before the first test."],
  ["what fails outside of all tests", "rejects", "Nobody waits for this."],
])("%s is red", (_what, name, message) => {
  const { status, last } = run("passes", name);
  expect(status).toBe(1);
  expect(last.join("\n")).toMatch(new RegExp(`${message}[\\s\\S]*\\n\\d passed, 1 failed, 1 skipped$`));
});

it("a name that no file has is red", () => {
  expect(run("absent").status).toBe(1);
});
