import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { areas } from "./areas.ts";
import { packageRoot } from "./support/package-root.ts";
import { hasFailed, type RunReport, summarize } from "./support/test-report.ts";

const maxRepeatedFiles = 5;
/** What takes less is begun in any order. */
const minNotedSeconds = 3;

export interface TestRun {
  /** One of the modes of vitest.config.ts. */
  readonly mode: string;
  /** All of the mode where none are named. */
  readonly files?: readonly string[];
  /** A part of the files: `2/4`. */
  readonly shard?: string | undefined;
  /** The repository's own unless it is named. */
  readonly config?: string;
  /** Where unstable tests are noted: a line each, with the day, the file, the name and the first line of the error. */
  readonly unstable?: string;
  /** Writes what the files took into tests/seconds.json. */
  readonly "note-seconds"?: boolean;
}

/**
 * Runs Vitest, then each file that failed once more, by itself. What passes then is unstable: it is reported with what
 * was seen the first time, and noted in tests/unstable.txt. The exit code is 1 if something fails twice, more than five
 * files fail, or something fails outside of all tests.
 */
export function runTests({
  mode,
  files = [],
  shard,
  config = "vitest.config.ts",
  unstable: noted = join(packageRoot, "tests/unstable.txt"),
  "note-seconds": isNoted = false,
}: TestRun): number {
  if (mode === "nightly") process.env.BLOCKWORK_SEED ??= String(randomInt(2 ** 31));
  const options = ["--mode", mode, "--config", config];
  const run = runVitest([...options, ...files, ...(shard === undefined ? [] : ["--shard", shard])]);
  if (isNoted) noteSeconds(run);
  const failed = run.files.filter(hasFailed);
  const repeated = failed.length > maxRepeatedFiles ? [] : failed;
  const secondLooks = repeated.map(({ file }) => runVitest([...options, "--maxWorkers=1", file]));
  const { text, unstable, exitCode } = summarize(run, secondLooks);
  for (const { file, failures } of unstable) {
    for (const { name, message } of failures)
      appendFileSync(noted, `${[today(), file, name, message.split("\n", 1)[0]].join("\t")}\n`);
  }
  if (process.env.BLOCKWORK_SEED !== undefined)
    process.stdout.write(
      `\nBLOCKWORK_SEED=${process.env.BLOCKWORK_SEED} repeats the random values of this run.\n`,
    );
  process.stdout.write(`\n${text}\n`);
  return exitCode;
}

/** Runs Vitest with these arguments, whose output is shown, and gives what came of it. */
export function runVitest(args: readonly string[]): RunReport {
  const folder = mkdtempSync(join(tmpdir(), "blockwork-report-"));
  const report = join(folder, "report.json");
  const vitest = join(packageRoot, "node_modules/vitest/vitest.mjs");
  const env = { ...process.env, BLOCKWORK_REPORT: report };
  const { status } = spawnSync(process.execPath, [vitest, "run", ...args], {
    cwd: packageRoot,
    env,
    stdio: "inherit",
  });
  const given = existsSync(report)
    ? (JSON.parse(readFileSync(report, "utf8")) as RunReport)
    : { files: [], errors: [] };
  rmSync(folder, { recursive: true });
  const isExplained = status === 0 || given.errors.length > 0 || given.files.some(hasFailed);
  return isExplained ? given : { ...given, errors: [`Vitest ended with ${status ?? "a signal"}.`] };
}

function noteSeconds({ files }: RunReport): void {
  const path = join(packageRoot, "tests/seconds.json");
  const noted = JSON.parse(readFileSync(path, "utf8")) as Record<string, number>;
  const choosable = new Set(Object.values(areas).flatMap(({ thorough }) => thorough));
  for (const { file, seconds } of files)
    if (seconds >= minNotedSeconds || choosable.has(file)) noted[file] = Math.ceil(seconds);
    else delete noted[file];
  const sorted = Object.entries(noted).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

if (process.argv[1] === import.meta.filename) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mode: { type: "string", default: "smoke" },
      shard: { type: "string" },
      config: { type: "string" },
      unstable: { type: "string" },
      "note-seconds": { type: "boolean" },
    },
  });
  process.exitCode = runTests({ ...values, files: positionals });
}
