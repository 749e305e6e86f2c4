import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { packageRoot } from "../support/package-root.ts";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A function that is longer than allowed. */
export interface LongFunction {
  readonly name: string;
  /** Its lines; those of markup count half. */
  readonly lines: number;
}

const functions = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
const markup = new Set(["JSXElement", "JSXFragment"]);

/** The functions of a file that have more than `maxLines` lines, by name. Lines of JSX count half. */
export function longFunctions(file: string, code: string, maxLines: number): LongFunction[] {
  const lineStarts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineOf = (offset: number) => lineStarts.findLastIndex((start) => start <= offset);
  const found: LongFunction[] = [];
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, name);
    if (!isNode(value)) return;
    const own = nameOf(value) ?? name;
    if (functions.has(value.type)) {
      const written = lineOf(value.end) - lineOf(value.start) + 1;
      const lines = written > maxLines ? written - markedLines(value, lineOf) / 2 : written;
      if (lines > maxLines) found.push({ name: own, lines });
    }
    for (const [key, child] of Object.entries(value)) if (key !== "type") visit(child, own);
  };
  visit(parseSync(file, code).program, "");
  return found;
}

/** The long functions of a file of the repository, as `file name`. */
export function longFunctionsIn(file: string, maxLines: number): string[] {
  const code = readFileSync(join(packageRoot, file), "utf8");
  return longFunctions(file, code, maxLines).map(({ name }) => `${file} ${name}`);
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

function nameOf({ type, id, key }: Node): string | undefined {
  const named = type === "VariableDeclarator" || type === "FunctionDeclaration" ? id : key;
  return isNode(named) && typeof named.name === "string" ? named.name : undefined;
}

/** The number of lines with markup. */
function markedLines(node: Node, lineOf: (offset: number) => number): number {
  const marked = new Set<number>();
  for (const { start, end } of markupIn(node))
    for (let line = lineOf(start); line <= lineOf(end); line++) marked.add(line);
  return marked.size;
}

function markupIn(node: Node): Node[] {
  const found: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value)) return;
    if (markup.has(value.type)) found.push(value);
    else for (const [key, child] of Object.entries(value)) if (key !== "type") visit(child);
  };
  visit(node);
  return found;
}
