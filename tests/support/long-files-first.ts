import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import seconds from "../seconds.json" with { type: "json" };
import { packageRoot } from "./package-root.ts";

const noted: Readonly<Record<string, number>> = seconds;

/** Those that take longest, the longest first: one that began last would run on alone when the other workers are done. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => secondsOf(other) - secondsOf(one));
  }
}

function secondsOf({ moduleId }: TestSpecification): number {
  return noted[relative(packageRoot, moduleId)] ?? 0;
}
