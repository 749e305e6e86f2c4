import type { CodeDefinition, OwnProblem } from "./code-definition.ts";
import { configCodes } from "./config-codes.ts";
import { contentCodes } from "./content-codes.ts";
import { fileCodes } from "./file-codes.ts";
import { pageCodes } from "./page-codes.ts";
import { siteFileCodes } from "./site-file-codes.ts";
import { severityOf } from "./warning-codes.ts";

const texts = { ...fileCodes, ...siteFileCodes, ...configCodes, ...pageCodes, ...contentCodes } as const;

export type ProblemCode = keyof typeof texts;

/** Every kind of problem, declared once. */
export const problemCodes = Object.fromEntries(
  Object.entries(texts).map(([code, text]) => [code, { severity: severityOf(code), ...text }]),
) as Readonly<Record<ProblemCode, CodeDefinition>>;

/** The code of a problem that a site's own block declares: the block's type, a slash and a name. */
export type OwnProblemCode = `${string}/${string}`;

/** What is known of each code, by the code. */
export type CodeTable = Readonly<Record<string, CodeDefinition | OwnProblem>>;

/** The codes of the engine, then those that blocks declare. */
export function codesOf(blocks: readonly { readonly problems?: CodeTable }[]): CodeTable {
  return Object.assign({}, problemCodes, ...blocks.map(({ problems }) => problems ?? {}));
}
