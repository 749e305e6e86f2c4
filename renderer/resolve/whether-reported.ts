import { createDependencyLog } from "./dependencies.ts";
import type { Report } from "./report.ts";

/** A report for whoever asks only whether there was anything to report: it knows no kinds of problems. */
export function whetherReported(): Report & { isReported(): boolean } {
  let reported = false;
  const note = () => {
    reported = true;
  };
  return {
    problems: [],
    dependencies: createDependencyLog(),
    add: note,
    push: note,
    has: () => false,
    isFine: () => !reported,
    isReported: () => reported,
  };
}
