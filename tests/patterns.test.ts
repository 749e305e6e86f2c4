import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { writtenForms } from "../schema/formats/index.ts";
import { sources } from "./architecture/product-files.ts";
import { packageRoot } from "./support/package-root.ts";
import { type FoundPattern, patternsIn } from "./support/patterns-in.ts";

interface Checked {
  readonly status: "safe" | "vulnerable" | "unknown";
  readonly complexity?: string;
  readonly attack?: string;
  readonly error?: string;
}

async function checked(patterns: readonly FoundPattern[]): Promise<readonly Checked[]> {
  const child = spawn(process.execPath, [join(packageRoot, "tests/support/check-patterns.js")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify(patterns));
  return JSON.parse(await text(child.stdout)) as readonly Checked[];
}

/** All patterns once, with the files that they are in. */
function patternsOf(files: readonly string[]): ReadonlyMap<string, FoundPattern> {
  return new Map(
    files.flatMap(patternsIn).map((found) => [`/${found.source}/${found.flags}`, found] as const),
  );
}

/** Those of formats are made by functions, which a look at the files does not follow. */
function formatPatterns(): readonly (readonly [string, FoundPattern])[] {
  return Object.entries(writtenForms).flatMap(([name, form]) => {
    if (!(form instanceof RegExp)) return [];
    const { source, flags } = form;
    return [[`/${source}/${flags}`, { file: `schema/formats/${name}`, source, flags }] as const];
  });
}

it("the check finds patterns that take the square of a text's length, and those that are composed", async () => {
  const patterns = ["^.*\\{\\{.*\\}\\}.*$", "\\s+$", "(a+)+$", "^a+$"].map((source) => ({
    file: "",
    source,
    flags: "",
  }));
  expect((await checked(patterns)).map(({ status }) => status)).toEqual([
    "vulnerable",
    "vulnerable",
    "vulnerable",
    "safe",
  ]);
  const email = formatPatterns().find(([, { file }]) => file.endsWith("/email"))?.[1].source;
  expect(email).toMatch(/^\^\(\?=\.\{0,300\}/);
  expect(email).toContain("{1,63}");
  expect(patternsIn("schema/site/head-settings.ts").map(({ source }) => source)).toContain(
    "^[a-z][a-z0-9-]*$",
  );
});

it("no pattern that reads an author's text takes more time than the text is long", {
  timeout: 1_200_000,
}, async () => {
  const read = sources.filter((file) => !developers.some((folder) => file.startsWith(folder)));
  const patterns = new Map<string, FoundPattern>([...patternsOf(read), ...formatPatterns()]);
  const results = await checked([...patterns.values()]);
  const slow = [...patterns].flatMap(([pattern, { file }], index) => {
    const { status, complexity, attack, error } = results[index] ?? {};
    return status === "safe" ? [] : [`${file} ${pattern}: ${complexity ?? error}, by ${attack}`];
  });
  expect(slow).toEqual([]);
});

/** What reads the texts of developers only: code, stacks, file names, and pages that were built. */
const developers = [
  "cli/assets/",
  "cli/assets/code-position.ts",
  "cli/commands/",
  "cli/dev/page/",
  "cli/scaffold/new/",
  "cli/report/page-stats.ts",
];
