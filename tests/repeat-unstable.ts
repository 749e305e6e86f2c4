import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runVitest } from "./run.ts";
import { packageRoot } from "./support/package-root.ts";
import { hasFailed } from "./support/test-report.ts";

/**
 * Runs each file of tests/unstable.txt twenty times by itself and prints how often it failed. The exit code is 1 if one
 * failed at all.
 */
const times = 20;
const noted = readFileSync(join(packageRoot, "tests/unstable.txt"), "utf8").split("\n");
const files = new Set(noted.flatMap((line) => line.split("\t")[1] ?? []));
for (const file of files) {
  const reports = Array.from({ length: times }, () => runVitest(["--mode", "all", "--maxWorkers=1", file]));
  const failed = reports.filter((report) => report.errors.length > 0 || report.files.some(hasFailed)).length;
  process.stdout.write(`${file}: ${failed} of ${times} failed\n`);
  if (failed > 0) process.exitCode = 1;
}
