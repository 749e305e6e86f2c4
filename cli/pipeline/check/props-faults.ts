import { checkBranches } from "../../../schema/parse/check-branches.ts";
import type { Validators } from "../../../schema/parse/parse.ts";
import { lower } from "../../../schema/site/lower.ts";

export interface PropsFault {
  readonly message: string;
  readonly hint: string | undefined;
  /** Within the props. */
  readonly pointer: string;
}

/** Why a config could not have a block with such props, in the words that it would get. */
export function propsFaults(type: string, props: unknown, validators: Validators): PropsFault[] {
  const at = "/pages/0/blocks/0/props";
  const sides = lower({ site: {}, pages: [{ blocks: [{ id: "sample", type, props }] }] });
  return checkBranches("", sides, validators("site"))
    .ofBranches.filter(({ pointer, severity }) => pointer.startsWith(at) && severity === "error")
    .map(({ message, suggestion: hint, pointer }) => ({ message, hint, pointer: pointer.slice(at.length) }));
}
