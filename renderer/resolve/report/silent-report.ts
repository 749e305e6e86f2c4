import { createDependencyLog } from "./dependencies.ts";
import type { Report } from "./report.ts";

export function createSilentReport(): Report & { isReported(): boolean } {
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
