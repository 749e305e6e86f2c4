import { stripVTControlCharacters } from "node:util";

/** What one run of Vitest gave. */
export interface RunReport {
  readonly files: readonly FileReport[];
  /** What failed outside of all tests, such as a promise that nothing waited for. */
  readonly errors: readonly string[];
}

export interface FileReport {
  /** From the repository's folder: `tests/dev/watching.test.ts`. */
  readonly file: string;
  readonly passed: number;
  readonly skipped: number;
  /** Of its imports and its tests. */
  readonly seconds: number;
  readonly failures: readonly TestFailure[];
}

export interface TestFailure {
  /** The names of the test and of what it stands in; empty where a file failed before or after its tests. */
  readonly name: string;
  /** The error and where it was thrown. */
  readonly message: string;
}

/** What a run ends with. */
export interface RunSummary {
  readonly text: string;
  /** What failed in the run and passed alone, as it failed. */
  readonly unstable: readonly FileReport[];
  readonly exitCode: 0 | 1;
}

/** Of each failure, what is printed at the end, where a log that was cut still has it. */
const maxLines = 20;

/** Puts a run and the second looks at its failed files together. A failed file without a second look has failed for good. */
export function summarize(run: RunReport, secondLooks: readonly RunReport[]): RunSummary {
  const errors = [run, ...secondLooks].flatMap((report) => report.errors);
  const again = new Map(secondLooks.flatMap(({ files }) => files.map((file) => [file.file, file])));
  const last = run.files.map((file) => again.get(file.file) ?? file);
  const failed = last.filter(hasFailed);
  const unstable = run.files.filter(
    (file) => hasFailed(file) && !failed.some((one) => one.file === file.file),
  );
  const counts = { passed: 0, failed: errors.length, skipped: 0 };
  for (const { passed, failures, skipped } of last) {
    counts.passed += passed;
    counts.failed += failures.length;
    counts.skipped += skipped;
  }
  const lines = [
    ...failed.flatMap((file) => describeFailures(file, maxLines)),
    ...errors.map((error) => `outside of all tests: ${firstLines(error, maxLines)}`),
    `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`,
  ];
  if (unstable.length > 0)
    lines.push(
      `${unstable.length} unstable: failed in the run, passed alone`,
      ...unstable.flatMap((file) => describeFailures(file, 1)),
    );
  return { text: lines.join("\n"), unstable, exitCode: counts.failed > 0 ? 1 : 0 };
}

export function hasFailed({ failures }: FileReport): boolean {
  return failures.length > 0;
}

function describeFailures({ file, failures }: FileReport, lines: number): string[] {
  return failures.map(({ name, message }) => `${file} "${name}": ${firstLines(message, lines)}`);
}

function firstLines(text: string, count: number): string {
  const lines = stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.includes("/node_modules/"));
  return lines.slice(0, count).join("\n");
}
