import { compileFunction } from "node:vm";
import { isObject } from "../../../schema/text/is-object.ts";
import type { FindSlowPattern, SlowPattern } from "../../../schema/text/slow-pattern.ts";
import { type Cache, fingerprint } from "../../incremental/cache.ts";
import { ownInputs, packageInputs } from "../../incremental/package-inputs.ts";
import { remember } from "../../incremental/remember.ts";
import { builtCheckerFile, builtText } from "../bundle/built-bundle.ts";

/** Analyses the patterns of all fields in a model or in the schema of a block, which are JSON, before any text is matched. */
export async function analysePatterns(schemas: unknown, cache?: Cache): Promise<FindSlowPattern> {
  const slow = new Map<string, SlowPattern>();
  for (const pattern of new Set(patternsBelow(schemas))) {
    const found = canBeSlow(pattern) ? await analyseOnce(pattern, cache) : undefined;
    if (found) slow.set(pattern, found);
  }
  return (pattern) => slow.get(pattern);
}

function patternsBelow(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(patternsBelow);
  if (!isObject(value)) return [];
  const { pattern } = value;
  const own = typeof pattern === "string" ? [pattern] : [];
  return [...own, ...Object.values(value).flatMap(patternsBelow)];
}

/** A pattern that repeats one thing, in which there is no choice, takes the square of the length of a text at most. */
function canBeSlow(pattern: string): boolean {
  const repetitions = pattern.match(/[*+{]/g)?.length ?? 0;
  return repetitions > 1 || (repetitions === 1 && /[|?]/.test(pattern));
}

async function analyseOnce(pattern: string, cache: Cache | undefined): Promise<SlowPattern | undefined> {
  if (!cache?.isUsed) return analyse(pattern);
  const found = await remember({
    cache,
    step: `pattern-${fingerprint(pattern)}`,
    settings: [pattern, maxDegree],
    make: async () => ({
      value: (await analyse(pattern)) ?? null,
      inputs: [...packageInputs("recheck"), ...(await ownInputs("cli/assets"))],
    }),
  });
  return found ?? undefined;
}

/** Of the length of a text: with the highest power that is taken, the longest text takes half a second. */
const maxDegree = 2;

async function analyse(pattern: string): Promise<SlowPattern | undefined> {
  const degree = await degreeOf(pattern);
  if (degree <= maxDegree) return undefined;
  const isExponential = degree === Number.POSITIVE_INFINITY;
  for (const replacement of replacements(pattern))
    if ((await degreeOf(replacement)) <= 1) return { isExponential, replacement };
  return { isExponential };
}

type Checker = typeof import("recheck/lib/browser.js")["default"];

let checker: Promise<Checker> | undefined;

async function loadChecker(): Promise<Checker> {
  const text = await builtText(builtCheckerFile);
  if (text === undefined) return (await import("recheck/lib/browser.js")).default;
  const module = { exports: {} as Checker };
  compileFunction(text, ["module", "exports"])(module, module.exports);
  return module.exports;
}

/** The power of a text's length that a pattern takes on the worst text, as far as recheck can tell; Infinity is exponential. */
async function degreeOf(pattern: string): Promise<number> {
  checker ??= loadChecker();
  const { checkSync } = await checker;
  const result = checkSync(pattern, "u", { timeout: 30_000 });
  if (result.status !== "vulnerable") return 1;
  const { complexity } = result;
  return complexity.type === "polynomial" ? complexity.degree : Number.POSITIVE_INFINITY;
}

const atom = "(?:\\[(?:\\\\.|[^\\[\\]\\\\])+\\]|\\\\.|[^()[\\]{}\\\\|*+?.^$])";

/** What people write for names and slugs, with what takes the same texts in one way only. */
const equivalents: readonly (readonly [form: RegExp, replacement: string])[] = [
  // a+(-?a+)* is a+(-a+)*
  [new RegExp(`(${atom})\\+\\((?:\\?:)?(${atom})\\?\\1\\+\\)\\*`), "$1+(?:$2$1+)*"],
  // (a+-?)+ is a+(-a+)*-?
  [new RegExp(`\\((?:\\?:)?(${atom})\\+(${atom})\\?\\)\\+`), "$1+(?:$2$1+)*$2?"],
  [new RegExp(`\\((?:\\?:)?(${atom})\\+(${atom})\\?\\)\\*`), "(?:$1+(?:$2$1+)*$2?)?"],
  // (a+)+ is a+, and with a star in it, a*
  [new RegExp(`\\((?:\\?:)?(${atom})\\+\\)\\+`), "$1+"],
  [new RegExp(`\\((?:\\?:)?(${atom})[*+]\\)[*+]`), "$1*"],
];

function replacements(pattern: string): readonly string[] {
  return equivalents.flatMap(([form, replacement]) =>
    form.test(pattern) ? [pattern.replace(form, replacement)] : [],
  );
}
