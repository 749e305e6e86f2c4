import { writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import type { FileReport, RunReport, TestFailure } from "./test-report.ts";

/** Writes what a run gave to the file that BLOCKWORK_REPORT names, for tests/run.ts. */
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { readonly message: string }[]): void {
    const report: RunReport = {
      files: modules.map(reportFile),
      errors: errors.map(messageOf),
    };
    const file = process.env.BLOCKWORK_REPORT;
    if (file !== undefined) writeFileSync(file, JSON.stringify(report));
  }
}

function reportFile(module: TestModule): FileReport {
  const { collectDuration, duration } = module.diagnostic();
  const tests = [...module.children.allTests()];
  const count = (state: string) => tests.filter((test) => test.result().state === state).length;
  const failed = tests.flatMap(failureOf);
  // A file can also fail before its first test, or after its last.
  const outside = module.errors().map((error) => ({ name: "", message: messageOf(error) }));
  const unnamed = module.state() === "failed" && failed.length + outside.length === 0;
  return {
    file: module.relativeModuleId,
    passed: count("passed"),
    skipped: count("skipped") + count("pending"),
    seconds: Math.round((collectDuration + duration) / 100) / 10,
    failures: [...failed, ...outside, ...(unnamed ? [{ name: "", message: "" }] : [])],
  };
}

function failureOf(test: TestCase): TestFailure[] {
  const { state, errors = [] } = test.result();
  return state === "failed" ? [{ name: test.fullName, message: errors.map(messageOf).join("\n") }] : [];
}

function messageOf({ message, stack }: { readonly message: string; readonly stack?: string }): string {
  return stack?.includes(message) ? stack : [message, stack].join("\n");
}
