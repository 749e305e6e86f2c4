import { comparisons } from "../../../renderer/resolve/entries/where.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import { formatUse } from "../../../schema/formats/index.ts";
import { isObject } from "../../../schema/text/is-object.ts";

export type Test = "is" | "not" | "contains" | "present" | "absent" | "before" | "after" | "from" | "until";

/** A condition of an `each` list on one field of its entries. */
export interface Condition {
  /** Undefined for a condition that the form can't show. */
  readonly test: Test | undefined;
  /** What the field is compared with; undefined for `present` and `absent`. */
  readonly value: unknown;
}

export function readCondition(wanted: unknown): Condition {
  if (Array.isArray(wanted)) return { test: undefined, value: wanted };
  if (!isObject(wanted)) return { test: "is", value: wanted };
  const [[test, value] = [], ...others] = Object.entries(wanted);
  if (others.length > 0) return { test: undefined, value: wanted };
  if (test === "present") return { test: value === true ? "present" : "absent", value: undefined };
  return isCompared(test) && !isObject(value) && !Array.isArray(value)
    ? { test, value }
    : { test: undefined, value: wanted };
}

const compared: readonly string[] = ["not", "contains", ...comparisons];

function isCompared(test: string | undefined): test is Exclude<Test, "is" | "present" | "absent"> {
  return compared.includes(test ?? "");
}

export function writeCondition(test: Test, value: unknown): unknown {
  if (test === "is") return value;
  if (test === "present" || test === "absent") return { present: test === "present" };
  return { [test]: value };
}

export function isComparison(test: Test): test is (typeof comparisons)[number] {
  return comparisons.some((comparison) => comparison === test);
}

export function testsFor(schema: Schema | undefined): readonly Test[] {
  if (schema?.type === "array") return ["contains", "present", "absent"];
  if (schema?.type === "boolean") return ["is"];
  if (schema?.type === "string" && formatUse(schema.format).day)
    return ["is", "from", "until", "before", "after", "present", "absent"];
  if (schema?.type === "string" && (schema.entry !== undefined || schema.enum))
    return ["is", "not", "present", "absent"];
  if (schema?.type === "number" || schema?.type === "integer")
    return ["is", "not", "from", "until", "before", "after", "present", "absent"];
  return ["is", "not", "contains", "present", "absent"];
}

export function firstValue(
  schema: Schema | undefined,
  choices: readonly { readonly value: string }[],
): unknown {
  if (schema?.type === "boolean") return true;
  if (schema?.type === "number" || schema?.type === "integer") return 0;
  return choices[0]?.value ?? "";
}
