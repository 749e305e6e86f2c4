import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { areas } from "./areas.ts";
import { runTests } from "./run.ts";
import { chooseChangedTests } from "./support/changed-tests.ts";
import { packageRoot } from "./support/package-root.ts";

/** Of two workers together: with what they import, three minutes. */
const maxSeconds = 2 * 150;
/** What a file is taken to need that tests/seconds.json does not have yet. */
const unknownSeconds = 30;

/**
 * Runs the thorough test files of the areas that the commits since the last landing touch, in the short form that
 * `npm test` has too, and prints the names of those that there is no time for.
 */
const base = landedCommit();
const changed = git("diff", "--name-only", "--no-renames", `${base}..HEAD`).split("\n");
const noted = JSON.parse(readFileSync(join(packageRoot, "tests/seconds.json"), "utf8")) as Record<
  string,
  number
>;
const secondsOf = (file: string) => noted[file] ?? unknownSeconds;
const { chosen, leftOut } = chooseChangedTests({ changed, areas, maxSeconds, secondsOf });
process.stdout.write(`Since ${base}: ${changed.length} files changed.\n`);
for (const file of leftOut) process.stdout.write(`not run here: ${file}\n`);
if (chosen.length > 0) process.exitCode = runTests({ mode: "changed", files: chosen });

/** The last commit that is on main already; where main itself is checked out, the last one that is older than a day. */
function landedCommit(): string {
  const named = process.env.BLOCKWORK_BASE;
  if (named) return named;
  const head = git("rev-parse", "HEAD");
  const shared = hasOriginMain() ? git("merge-base", "HEAD", "origin/main") : head;
  if (shared !== head) return shared;
  const dayBefore = Number(git("log", "-1", "--format=%ct", "HEAD")) - 24 * 60 * 60;
  return git("rev-list", "-1", `--before=${dayBefore}`, "HEAD") || git("rev-list", "--max-parents=0", "HEAD");
}

function hasOriginMain(): boolean {
  return git("branch", "--remotes", "--list", "origin/main") !== "";
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: packageRoot, encoding: "utf8" }).trim();
}
