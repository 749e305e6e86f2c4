import { type PolicyKey, policyKeys } from "../../schema/block/policy-keys.ts";
import { type CodeTable, codesOf, problemCodes } from "../../schema/problems/problem-codes.ts";
import { suggestion } from "../../schema/text/suggest.ts";
import { loadBlocks } from "../assets/own-code/load-blocks.ts";
import { SiteError } from "../files/site-error.ts";
import { explainEach } from "../report/explain-each.ts";
import { openSiteFolder } from "../write/open-site-folder.ts";
import { type Declare, examples, rootOption } from "./declare/declare-command.ts";

/** Where the codes of a site's own blocks are looked up; `root` is relative to `cwd`. */
interface ExplainOptions {
  readonly root: string;
  readonly cwd: string;
}

export const declareExplain: Declare = (command, start) => {
  command.argument("[code]", "such as broken-link, or each");
  rootOption(command)
    .addHelpText(
      "after",
      examples({
        "site explain": "lists all codes",
        "site explain broken-link": "what it means, with a bad and a good example",
        "site explain each": "the conditions beside each, with an example of each",
        "site explain notice/too-old": "what a code of a block of the site's own means",
        "site explain setsHtml": "what a key of a block's definition allows on its pages",
      }),
    )
    .action((code: string | undefined, options: Omit<ExplainOptions, "cwd">) =>
      start(async ({ stdout, cwd }) => {
        stdout.write(await explain(code, { ...options, cwd }));
        return 0;
      }),
    );
};

export async function explain(code: string | undefined, options: ExplainOptions): Promise<string> {
  if (code === "each") return explainEach();
  if (code !== undefined && Object.hasOwn(policyKeys, code)) return explainKey(code);
  const codes = await codesIn(code, options);
  return code === undefined ? listCodes(codes) : explainCode(code, codes);
}

async function codesIn(code: string | undefined, { root, cwd }: ExplainOptions): Promise<CodeTable> {
  if (code !== undefined && Object.hasOwn(problemCodes, code)) return problemCodes;
  const { blocks } = await loadBlocks(await openSiteFolder(root, cwd));
  return codesOf(blocks.map(({ block }) => block));
}

export function explainCode(code: string, codes: CodeTable = problemCodes): string {
  const known = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (!known) {
    const hint =
      suggestion(code, [...Object.keys(codes), ...Object.keys(policyKeys)]) ??
      "Run site explain to list them all.";
    throw new SiteError(`There is no problem with the code "${code}".\n  ${hint}`);
  }
  const { severity, title, explanation, bad, good } = known;
  const example = (name: string, text: string | undefined) =>
    text === undefined ? "" : `\n\n  ${name}:\n${text.replace(/^/gm, "    ")}`;
  return `${title} [${code}, ${severity}]\n\n${wrapped(explanation)}${example("Bad", bad)}${example("Good", good)}\n`;
}

function explainKey(key: string): string {
  const { title, opens, example } = policyKeys[key as keyof typeof policyKeys] satisfies PolicyKey;
  const scope = "It holds for the pages that have the block; the policy of all others stays as it is.";
  return `${title} [${key}, of a block's definition]\n\n${wrapped(`${opens} ${scope}`)}\n\n  Example:\n    ${example}\n`;
}

function listCodes(codes: CodeTable): string {
  const widest = Math.max(...Object.keys(codes).map((code) => code.length));
  const lines = Object.entries(codes).map(
    ([code, { severity, title }]) => `${code.padEnd(widest)}  ${severity.padEnd(7)}  ${title}`,
  );
  const keys = Object.entries(policyKeys).map(
    ([key, { title }]) => `${key.padEnd(widest)}  ${"key".padEnd(7)}  ${title}`,
  );
  return `${[...lines, ...keys].join("\n")}\n`;
}

function wrapped(text: string): string {
  return text.replace(/(.{1,76})(?:\s+|$)/g, "  $1\n").trimEnd();
}
