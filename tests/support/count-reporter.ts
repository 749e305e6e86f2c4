import type { Reporter, TestModule } from "vitest/node";

/** Ends a run with one plain line that any CI can read: `12 passed, 0 failed, 0 skipped`. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      const states = [...module.children.allTests()].map((test) => test.result().state);
      for (const state of states) counts[state] += 1;
      // A file can fail before its first test, or after its last.
      if (module.state() === "failed" && !states.includes("failed")) counts.failed += 1;
    }
    const seed = process.env.BLOCKWORK_SEED;
    if (seed !== undefined)
      process.stdout.write(`\nBLOCKWORK_SEED=${seed} repeats the random numbers of this run.\n`);
    process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
}
