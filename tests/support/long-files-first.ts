import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that take longest, the longest first: one that began last would run on alone when the other workers are done. */
const long = [
  "tests/fresh-caches.test.ts",
  "tests/command-line.test.ts",
  "tests/examples/browser/examples.test.ts",
  "tests/accessibility.test.ts",
  "tests/editor/publish-pictures.test.ts",
  "tests/editor/conflict.test.ts",
  "tests/documentation/followed-guides.test.ts",
  "tests/dev/live-reload.test.ts",
  "tests/editor/forms.test.ts",
  "tests/editor/two-tabs.test.ts",
  "tests/editor/repair.test.ts",
  "tests/problems/command-line.test.ts",
  "tests/problems/bad-inputs.test.ts",
  "tests/problems/random.test.ts",
  "tests/problems/mutation.test.ts",
];

/** Long files, then those with a browser, then the rest, each by their size as Vitest has them. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId, project }: TestSpecification): number {
  const place = long.findIndex((file) => moduleId.endsWith(file));
  if (place !== -1) return place;
  return project.name === "browser" ? long.length : long.length + 1;
}
