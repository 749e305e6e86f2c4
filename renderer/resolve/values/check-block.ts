import { addressFaults } from "../../../schema/block/block-policy.ts";
import type { AnyBlock, BlockProblem } from "../../../schema/block/define-block.ts";
import type { ProblemLocation } from "../../../schema/problems/problem.ts";
import { codesOf, type OwnProblemCode } from "../../../schema/problems/problem-codes.ts";
import { isObject } from "../../../schema/text/is-object.ts";
import { suggestion } from "../../../schema/text/suggest.ts";
import type { SiteBlock } from "../../site.ts";
import { reportThrownError } from "./report-thrown-error.ts";
import type { ResolveContext } from "./resolve-context.ts";
import { writtenAt } from "./written-at.ts";

interface Checkable {
  readonly authored: unknown;
  readonly props: unknown;
  readonly place: ProblemLocation;
  /** What tokens in it can name, for a problem of an entry to be there. */
  readonly context?: ResolveContext;
}

type Reporting = Pick<ResolveContext, "report" | "codePosition">;

/** What the build's report says of a block that is no mistake. Reports `bad-block` where its definition throws, or gives no sentences. */
export function blockNotes(
  { definition, props, place }: Pick<SiteBlock, "definition" | "props" | "place">,
  context: Reporting,
): readonly string[] {
  const { type, notes } = definition;
  if (!notes) return [];
  const atBlock = { ...place, target: "key" as const };
  try {
    const given: unknown = notes(props as never);
    if (Array.isArray(given) && given.every((note) => typeof note === "string")) return given;
    const sentence = `The notes of the block "${type}" must be a list of sentences.`;
    context.report.add("bad-block", atBlock, sentence, "Give [] where there is nothing to say.");
  } catch (error) {
    reportThrownError(`"notes" of the block "${type}"`, error, atBlock, context);
  }
  return [];
}

/** Reports what a block's own check finds, and `bad-block` where its definition throws, or has a code or an address that can't be. */
export function checkBlock(definition: AnyBlock, checkable: Checkable, context: Reporting): void {
  const atBlock = { ...checkable.place, target: "key" as const };
  const reported = context.report.problems.length;
  checkProps(definition, checkable, atBlock, context);
  const isRefused = context.report.problems.length > reported;
  if (!isRefused) checkAddresses(definition, checkable.props, atBlock, context);
}

function checkAddresses(definition: AnyBlock, props: unknown, atBlock: ProblemLocation, context: Reporting) {
  try {
    for (const fault of addressFaults(definition, props))
      context.report.add("bad-block", atBlock, fault, "Name each host, such as https://tiles.example.com.");
  } catch (error) {
    const functions = `What the block "${definition.type}" connects to, frames or loads`;
    reportThrownError(functions, error, atBlock, context);
  }
}

function checkProps(
  definition: AnyBlock,
  { authored, props, place, context }: Checkable,
  atBlock: ProblemLocation,
  { report, codePosition }: Reporting,
): void {
  const { type, check } = definition;
  if (!check) return;
  let found: ReturnType<typeof check>;
  try {
    found = check(props as never);
  } catch (error) {
    reportThrownError(`The check of the block "${type}"`, error, atBlock, { report, codePosition });
    return;
  }
  if (!Array.isArray(found) || !found.every(isBlockProblem)) {
    const sentence = `The check of the block "${type}" must give a list of problems.`;
    report.add(
      "bad-block",
      atBlock,
      sentence,
      "Each is { code, message }, and may have a key and a suggestion; none is [].",
    );
    return;
  }
  const codes = found.length > 0 ? codesOf([definition]) : {};
  for (const { code, key, message, suggestion: hint, values } of found) {
    const known = Object.hasOwn(codes, code) ? codes[code] : undefined;
    if (!known) {
      const sentence = `The check of the block "${type}" reports "${code}", which is no code of a problem.`;
      const near = suggestion(code, Object.keys(codes)) ?? `Declare it in the block's "problems".`;
      report.add("bad-block", atBlock, sentence, near);
      continue;
    }
    const { place: where, related } =
      key === undefined
        ? { place: atBlock, related: [] }
        : writtenAt({ authored, resolved: props, place, context }, key);
    const details = {
      ...(hint && { suggestion: hint }),
      ...(related.length > 0 && { related }),
      ...(values && { values }),
    };
    report.push({ code, severity: known.severity, message, ...details, ...where });
  }
}

function isBlockProblem(value: unknown): value is BlockProblem<OwnProblemCode> {
  if (!isObject(value)) return false;
  const isText = (text: unknown) => typeof text === "string";
  const { code, message, key = "", suggestion: hint = "", values = {} } = value;
  return [code, message, key, hint].every(isText) && isObject(values);
}
