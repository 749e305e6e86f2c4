import { type ProblemCode, problemCodes } from "../../schema/problem-codes.ts";
import { suggestion } from "../../schema/suggest.ts";
import { SiteError } from "../site-error.ts";

/** What a code means, with a bad and a good example; without a code, a list of all. */
export function explain(code: string | undefined): string {
  return code === undefined ? listCodes() : explainCode(code);
}

/** The explanation of one code, for people. */
export function explainCode(code: string): string {
  if (!Object.hasOwn(problemCodes, code)) {
    const hint = suggestion(code, Object.keys(problemCodes)) ?? "Run site explain to list them all.";
    throw new SiteError(`There is no problem with the code "${code}".\n  ${hint}`);
  }
  const { severity, title, explanation, bad, good } = problemCodes[code as ProblemCode];
  const indented = (text: string) => text.replace(/^/gm, "    ");
  return `${title} [${code}, ${severity}]\n\n${wrapped(explanation)}\n\n  Bad:\n${indented(bad)}\n\n  Good:\n${indented(good)}\n`;
}

function listCodes(): string {
  const widest = Math.max(...Object.keys(problemCodes).map((code) => code.length));
  const lines = Object.entries(problemCodes).map(
    ([code, { severity, title }]) => `${code.padEnd(widest)}  ${severity.padEnd(7)}  ${title}`,
  );
  return `${lines.join("\n")}\n`;
}

/** A paragraph in lines of up to 80 characters, indented by two. */
function wrapped(text: string): string {
  return text.replace(/(.{1,76})(?:\s+|$)/g, "  $1\n").trimEnd();
}
