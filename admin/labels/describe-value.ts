import type { Schema } from "../../schema/schema.ts";
import type { ValuePath } from "../document/edit.ts";
import { messages } from "../messages/messages.ts";
import { nameValue } from "./name-value.ts";

interface DescribedChange {
  readonly before: unknown;
  readonly after: unknown;
  readonly whole?: unknown;
}

export function describeValue(
  root: Schema | undefined,
  path: ValuePath,
  { before, after, whole }: DescribedChange,
): string {
  const words = messages.changes;
  const { name, owner, title, schema } = nameValue(root, path, whole);
  if (schema?.type === "boolean" && before !== after && (after !== undefined || before === true)) {
    return words[after === true ? "switchedOn" : "switchedOff"]({ title });
  }
  const isLink = schema?.type === "string" && schema.format === "link";
  if (isLink && before !== undefined && after !== undefined) {
    return owner ? words.changedTarget({ owner }) : words.changedTitle({ title });
  }
  if (before === undefined) return words.added({ name });
  if (after === undefined) return words.removed({ name });
  const isLong = schema?.type === "string" && (schema.format === "markdown" || schema.format === "multiline");
  return words[isLong ? "reworded" : "changed"]({ name });
}
