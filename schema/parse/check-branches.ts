import type { Problem } from "../problems/problem.ts";
import type { Lowered } from "../site/lower.ts";
import { maxErrors, type Validate } from "../validators/compiled-validator.ts";
import { schemaProblems } from "../validators/schema-problems.ts";

interface CheckedBranches {
  /** A copy of the first side's value, with defaults filled in. */
  readonly filled: unknown;
  /** What is wrong on any side, once: what is beside a condition is found on each of its sides. */
  readonly ofBranches: readonly Problem[];
  /** Whether all that is wrong was found. */
  readonly isWhole: boolean;
}

/** Checks all sides of the conditions in a config by its schema. Reports what `schemaProblems` does. */
export function checkBranches(file: string, sides: readonly Lowered[], validate: Validate): CheckedBranches {
  const checked = sides.map((lowered) => {
    const value = structuredClone(lowered.value);
    const errors = validate(value);
    return { value, errors, problems: schemaProblems(file, errors, lowered.value, lowered) };
  });
  const all = checked.flatMap(({ problems }) => problems);
  return {
    filled: checked[0]?.value,
    ofBranches: [...new Map(all.map((problem) => [JSON.stringify(problem), problem])).values()],
    isWhole: checked.every(({ errors }) => errors.length < maxErrors),
  };
}
