import type { Reporter, TestModule } from "vitest/node";

/** Ends a run with one plain line that any CI can read: `12 passed, 0 failed, 0 skipped`. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      for (const test of module.children.allTests()) counts[test.result().state] += 1;
      // A file that fails before its first test has none to count.
      if (module.state() === "failed" && [...module.children.allTests()].length === 0) counts.failed += 1;
    }
    process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
}
