import { sampleTextIn } from "../../../blocks/_kit/sample-texts/index.ts";
import type { DefinedBlock } from "../../../editing/document/definitions.ts";

export function withSampleIn(block: DefinedBlock, language: string): DefinedBlock {
  return { ...block, sample: translateSample(block.sample, language) };
}

export function translateSample<Value>(value: Value, language: string): Value {
  return translated(value, language) as Value;
}

function translated(value: unknown, language: string): unknown {
  if (typeof value === "string") return sampleTextIn(language, value);
  if (Array.isArray(value)) return value.map((item) => translated(item, language));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, translated(child, language)] as const);
  return Object.fromEntries(entries);
}
