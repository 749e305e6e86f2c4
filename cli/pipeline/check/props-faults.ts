import type { Validators } from "../../../schema/parse/parse.ts";
import { lower } from "../../../schema/site/lower.ts";
import { schemaProblems } from "../../../schema/validators/schema-problems.ts";

export interface PropsFault {
  readonly message: string;
  readonly hint: string | undefined;
  /** Within the props. */
  readonly pointer: string;
}

/** Why a config could not have a block with such props, in the words that it would get. */
export function propsFaults(type: string, props: unknown, validators: Validators): PropsFault[] {
  const at = "/pages/0/blocks/0/props";
  const faults = lower({ site: {}, pages: [{ blocks: [{ id: "sample", type, props }] }] }).flatMap(
    (lowered) => {
      const errors = validators("site")(structuredClone(lowered.value));
      return schemaProblems("", errors, lowered.value, lowered)
        .filter(({ pointer, severity }) => pointer.startsWith(at) && severity === "error")
        .map(({ message, suggestion: hint, pointer }) => ({
          message,
          hint,
          pointer: pointer.slice(at.length),
        }));
    },
  );
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}
