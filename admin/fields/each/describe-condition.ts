import { nameToken } from "../../../editing/labels/tokens/name-token.ts";
import type { TextScope } from "../../../editing/labels/tokens/token-scope.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { Schema } from "../../../schema/schema.ts";
import type { Condition } from "../../../schema/site-config.ts";
import { isComparison, readCondition } from "./conditions.ts";

/** What has to hold, in a sentence: "the entry’s Stock is 0". */
export function describeCondition(condition: Condition, site: Schema, scope: TextScope): string {
  const { values } = messages;
  const parts = Object.entries(condition).map(([path, wanted]) => {
    const field = nameToken(`{{${path}}}`, site, scope);
    const { test, value } = readCondition(wanted);
    const isNumber = typeof value === "number";
    const words =
      test === undefined
        ? ""
        : isNumber && isComparison(test)
          ? values.numberTests[test]
          : values.tests[test];
    return values
      .conditionOf({ field, test: words, value: wordsOf(value) })
      .replace(/\s+/g, " ")
      .trim();
  });
  return new Intl.ListFormat(messages.locale).format(parts);
}

function wordsOf(value: unknown): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return value ? messages.values.yes : messages.values.no;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
