import type { Schema } from "../../schema/fields/schema.ts";
import { typeLabels } from "../../schema/fields/type-labels.ts";
import { formatUse } from "../../schema/formats/index.ts";
import type { ProblemLocation } from "../../schema/problems/problem.ts";
import type { Conditional, Condition as SiteCondition } from "../../schema/site/site-config.ts";
import { isObject } from "../../schema/text/is-object.ts";
import { suggestion } from "../../schema/text/suggest.ts";
import { hasToken, singleTokenPath } from "../../schema/text/token-syntax.ts";
import { truncateForMessage } from "../../schema/text/truncate-for-message.ts";
import { comparisons, whereOperators } from "../resolve/entries/where.ts";
import { locationBelow } from "../resolve/tokens/scope.ts";
import { kindOfSchema } from "../resolve/tokens/value-kinds.ts";
import { checkText, type KnownCondition, type Mapping, reportUnknown } from "./check-token.ts";
import { typeAt } from "./token-types.ts";

interface Condition {
  /** Of the value that is asked for; undefined where it is not known. */
  readonly field: Schema | undefined;
  readonly name: string;
  readonly mapping: Mapping;
}

/** Reports `unknown-key` for a test that there is not, and `wrong-type` for what no value of the field can fulfil. */
export function checkCondition(condition: Condition, wanted: unknown, place: ProblemLocation): void {
  if (Array.isArray(wanted)) {
    for (const [index, one] of wanted.entries()) checkCondition(condition, one, locationBelow(place, index));
  } else if (!isObject(wanted)) checkOperand(condition, wanted, place);
  else {
    for (const [test, operand] of Object.entries(wanted)) checkTest(condition, { test, operand }, place);
    checkRange(condition, wanted, place);
  }
}

/** Reports `wrong-value` for a lower and an upper bound with nothing between them. */
function checkRange(
  { name, mapping }: Condition,
  wanted: Readonly<Record<string, unknown>>,
  place: ProblemLocation,
): void {
  const bounds = Object.entries(wanted).filter(([, bound]) => isPlainBound(bound));
  for (const [lower, least] of bounds.filter(([test]) => test === "from" || test === "after"))
    for (const [upper, most] of bounds.filter(([test]) => test === "until" || test === "before")) {
      if (typeof least !== typeof most) continue;
      const isOpen = lower === "after" || upper === "before";
      if ((least as string) < (most as string) || (least === most && !isOpen)) continue;
      const message = `"${truncateForMessage(name)}" can't be ${lower} ${least} and ${upper} ${most} at once.`;
      const values = { reason: "never-holds" } as const;
      mapping.report.add("wrong-value", place, message, {
        suggestion: "Exchange the two, or leave one out.",
        values,
      });
    }
}

/** A number, or a day without a token. */
const isPlainBound = (bound: unknown): bound is number | string =>
  typeof bound === "number" || (typeof bound === "string" && /^\d{4}-\d{2}-\d{2}$/.test(bound));

function checkTest(
  condition: Condition,
  { test, operand }: { readonly test: string; readonly operand: unknown },
  place: ProblemLocation,
): void {
  const { field, name, mapping } = condition;
  const at = locationBelow(place, test);
  const known = field ? testsOf(field) : whereOperators;
  if (!whereOperators.includes(test)) {
    const hint = suggestion(test, whereOperators) ?? `Use ${known.join(", ")}.`;
    mapping.report.add(
      "unknown-key",
      { ...at, target: "key" },
      `There is no test "${truncateForMessage(test)}".`,
      hint,
    );
  } else if (field && !known.includes(test)) {
    const message = `"${test}" can't be asked of "${truncateForMessage(name)}", which is ${kindOfSchema(field)}.`;
    mapping.report.add("wrong-type", { ...at, target: "key" }, message, `Use ${known.join(", ")}.`);
  } else if (test === "present") checkOperand({ ...condition, name: test, field: yesOrNo }, operand, at);
  else if (test === "not") checkCondition(condition, operand, at);
  else if (Array.isArray(operand) || isObject(operand)) {
    const message = `"${test}" needs one value to compare with.`;
    mapping.report.add(
      "wrong-type",
      at,
      message,
      `Write a value, such as { "${test}": ${exampleOf(field)} }.`,
    );
  } else {
    checkOperand(condition, operand, at);
    if (comparisons.some((comparison) => comparison === test)) checkDay(condition, operand, at);
  }
}

const yesOrNo: Schema = { type: "boolean", title: "", description: "" };

function testsOf(field: Schema): readonly string[] {
  if (field.type === "array") return ["present", "contains", "not"];
  if (field.type === "boolean" || field.type === "object") return ["present", "not"];
  if (field.type === "string") return whereOperators;
  return whereOperators.filter((test) => test !== "contains");
}

function exampleOf(field: Schema | undefined): string {
  if (field?.type === "number" || field?.type === "integer") return "30";
  return field?.type === "string" && field.format === "date" ? '"2026-03-31"' : '"…"';
}

type Kind = "number" | "string" | "boolean";

function kindOf(schema: Schema | undefined): Kind | undefined {
  if (schema?.type === "array") return kindOf(schema.items);
  if (schema?.type === "integer") return "number";
  return isKind(schema?.type) ? schema.type : undefined;
}

function kindOfValue(value: unknown): Kind | undefined {
  const type = typeof value;
  return isKind(type) ? type : undefined;
}

const isKind = (type: string | undefined): type is Kind =>
  type === "number" || type === "string" || type === "boolean";

function checkOperand({ field, name, mapping }: Condition, operand: unknown, place: ProblemLocation): void {
  const { report } = mapping;
  const wanted = kindOf(field);
  const isQuoted = typeof operand === "string" && hasToken(operand);
  const given = isQuoted ? checkToken(operand, place, mapping) : kindOfValue(operand);
  if (!field || given === wanted || (isQuoted && given === undefined)) return;
  const shown = isQuoted ? operand : JSON.stringify(operand);
  const kind = given === undefined ? "no value to compare with" : typeLabels[given];
  const needs = wanted === undefined ? kindOfSchema(field, mapping.model.formats) : typeLabels[wanted];
  const message = `"${truncateForMessage(name)}" is ${needs}, and ${truncateForMessage(shown)} is ${kind}.`;
  const isNumber = wanted === "number" && typeof operand === "string" && /^-?\d+(?:\.\d+)?$/.test(operand);
  const asText = wanted === "string" && given !== undefined && !isQuoted;
  const hint = isNumber ? `Write ${operand}.` : asText ? `Write "${shown}".` : undefined;
  const fallback =
    wanted === undefined ? `Ask for a key below it, as "${name}.key".` : `Write ${typeLabels[wanted]}.`;
  report.add("wrong-type", place, message, hint ?? fallback);
}

function checkDay({ field, name, mapping }: Condition, operand: unknown, place: ProblemLocation): void {
  const isDay = field?.type === "string" && formatUse(field.format).day;
  if (!isDay || typeof operand !== "string" || operand === "" || hasToken(operand)) return;
  if (/^\d{4}(?:-\d{2}(?:-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?)?)?$/.test(operand)) return;
  const message = `"${truncateForMessage(name)}" is a day, and "${truncateForMessage(operand)}" is not one.`;
  mapping.report.add("wrong-value", place, message, "Write a day, such as 2026-03-31, or {{today}}.");
}

/** The kind of what a text with tokens gives, where it is known; reports tokens that name nothing. */
export function checkToken(text: string, place: ProblemLocation, mapping: Mapping): Kind | undefined {
  if (!hasToken(text)) return "string";
  const path = singleTokenPath(text);
  if (path === undefined) {
    checkText({ type: "string", title: "", description: "" }, text, place, mapping);
    return "string";
  }
  const type = typeAt(path, mapping.types, mapping.model);
  if (!type) reportUnknown(path, place, mapping);
  return kindOf(type);
}

/** Reports `dead-value` for a condition that never holds by those around it, and for one that always does and has an `else`. */
export function checkKnownConditions(
  conditional: Conditional,
  place: ProblemLocation,
  { known = [], report }: Mapping,
): void {
  const outcomes = new Map(known.flatMap(outcomesOf));
  const asked = linesOf(conditional.if).map(([line, wanted]) => {
    const outcome = outcomes.get(line);
    return outcome === undefined ? undefined : outcome === wanted;
  });
  if (asked.includes(false)) {
    const message = "This condition never holds: what is around it asks for the opposite.";
    const suggestion = "Take it out, or ask for something else.";
    report.add("dead-value", place, message, suggestion);
  } else if (Object.hasOwn(conditional, "else") && asked.every((holds) => holds === true)) {
    const message = 'This condition always holds here, so what is in its "else" is never there.';
    const suggestion = "Take the condition out, or ask for something else.";
    report.add("dead-value", place, message, suggestion);
  }
}

/** What is known of single lines: all lines of a condition that holds, and the only one of a condition that does not. */
function outcomesOf({ condition, holds }: KnownCondition): readonly (readonly [string, boolean])[] {
  const lines = linesOf(condition);
  if (!holds && lines.length !== 1) return [];
  return lines.map(([line, wanted]) => [line, wanted === holds]);
}

/** The lines of a condition as texts without `not`, and whether each has to hold or must not. */
function linesOf(condition: SiteCondition): readonly (readonly [string, boolean])[] {
  return Object.entries(condition).map(([path, wanted]) => {
    let [value, holds] = [wanted, true];
    while (isObject(value) && Object.keys(value).length === 1 && Object.hasOwn(value, "not"))
      [value, holds] = [value.not, !holds];
    const isAbsent = isObject(value) && Object.keys(value).length === 1 && value.present === false;
    if (isAbsent) [value, holds] = [{ present: true }, !holds];
    return [JSON.stringify([path, value]), holds];
  });
}
