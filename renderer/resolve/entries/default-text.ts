import type { ObjectSchema } from "../../../schema/fields/schema.ts";
import { plainText, truncateWords } from "../markdown/plain-text.ts";

const firstLines = 2_000;
const usualLength = 160;

/**
 * What stands for a field of an entry that is left out: the beginning of the text that its `defaultFrom` names, as
 * long as is advised. Undefined if it names none, or one that is empty.
 */
export function defaultText(
  { properties }: ObjectSchema,
  key: string,
  written: Readonly<Record<string, unknown>>,
): string | undefined {
  const field = Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (field?.type !== "string" || field.defaultFrom === undefined) return undefined;
  const { defaultFrom, advisedLength = usualLength } = field;
  const source = properties[defaultFrom];
  const text = written[defaultFrom];
  if (source?.type !== "string" || typeof text !== "string") return undefined;
  const start = text.slice(0, firstLines);
  const words = source.format === "markdown" ? plainText(start) : start.replace(/\s+/g, " ").trim();
  const short = truncateWords(words, advisedLength);
  const open = short.lastIndexOf("{{");
  const whole = open >= 0 && !short.includes("}}", open) ? `${short.slice(0, open).trim()}…` : short;
  return whole === "" ? undefined : whole;
}
