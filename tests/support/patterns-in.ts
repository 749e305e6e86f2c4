import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "vite";
import { packageRoot } from "./package-root.ts";

/** A regular expression in a file of the product. */
export interface FoundPattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** What stands for a part of a pattern that is only known when the code runs. */
const unknownPart = "x";

/**
 * The regular expressions of a file: its literals, the `pattern` of its schemas, and what it makes with `new RegExp` of constants, its own or
 * imported ones.
 */
export function patternsIn(file: string): readonly FoundPattern[] {
  const found: FoundPattern[] = [];
  const add = (source: string, flags: string) => found.push({ file, source, flags });
  visit(parsed(file), (node) => {
    if (isNode(node.regex)) add(String(node.regex.pattern), String(node.regex.flags));
    const { key, value } = node;
    if (node.type === "Property" && isNode(key) && key.name === "pattern" && isNode(value))
      for (const source of textsOf(value, file)) if (source !== unknownPart) add(source, "u");
    if (isNewRegExp(node)) {
      const [pattern, flags] = node.arguments as readonly (Node | undefined)[];
      const [flag = ""] = flags ? textsOf(flags, file) : [];
      for (const source of pattern ? textsOf(pattern, file) : [])
        add(source, flag === unknownPart ? "" : flag);
    }
  });
  return found;
}

const programs = new Map<string, unknown>();

function parsed(file: string): unknown {
  const program =
    programs.get(file) ?? parseSync(file, readFileSync(join(packageRoot, file), "utf8")).program;
  programs.set(file, program);
  return program;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

const isNewRegExp = ({ type, callee }: Node) =>
  type === "NewExpression" && isNode(callee) && callee.name === "RegExp";

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, onNode);
  else if (isNode(value)) {
    if (typeof value.type === "string") onNode(value);
    for (const child of Object.values(value)) visit(child, onNode);
  }
}

/** The texts that an expression of constants can be. */
function textsOf(node: Node, file: string): readonly string[] {
  if (node.type === "Literal") {
    if (isNode(node.regex)) return [String(node.regex.pattern)];
    return ["string", "number"].includes(typeof node.value) ? [String(node.value)] : [unknownPart];
  }
  if (node.type === "TemplateLiteral") {
    const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
    const parts = node.expressions as readonly Node[];
    return quasis.reduce<readonly string[]>(
      (all, { value }, index) => {
        const part = parts[index];
        const next = part ? textsOf(part, file) : [""];
        return all.flatMap((text) => next.map((end) => text + value.cooked + end));
      },
      [""],
    );
  }
  if (node.type === "BinaryExpression" && node.operator === "+") {
    const [left, right] = [node.left, node.right].map((side) => textsOf(side as Node, file));
    return (left ?? []).flatMap((start) => (right ?? []).map((end) => start + end));
  }
  if (node.type === "ConditionalExpression")
    return [node.consequent, node.alternate].flatMap((either) => textsOf(either as Node, file));
  if (isNewRegExp(node)) {
    const [pattern] = node.arguments as readonly Node[];
    return pattern ? textsOf(pattern, file) : [unknownPart];
  }
  if (node.type === "MemberExpression" && (node.property as Node).name === "source")
    return textsOf(node.object as Node, file);
  if (node.type === "Identifier") {
    const constants = constantsOf(String(node.name), file);
    if (constants.length > 0) return constants.flatMap((constant) => textsOf(constant.node, constant.file));
  }
  return [unknownPart];
}

interface Constant {
  readonly node: Node;
  readonly file: string;
}

/** What constants of a name stand for, in any function of a module or where it is imported from. */
function constantsOf(name: string, file: string): readonly Constant[] {
  const found: Constant[] = [];
  visit(parsed(file), (node) => {
    const { id, init } = node;
    if (node.type === "VariableDeclarator" && isNode(id) && id.name === name && isNode(init))
      found.push({ node: init, file });
    if (node.type === "ImportDeclaration") {
      const source = String((node.source as Node).value);
      const from = posix.join(dirname(file), source);
      for (const each of node.specifiers as readonly Node[])
        if (isNode(each.local) && each.local.name === name && isNode(each.imported) && isOurs(source, from))
          found.push(...constantsOf(String(each.imported.name), from));
    }
  });
  return found;
}

const isOurs = (source: string, from: string) =>
  source.startsWith(".") && existsSync(join(packageRoot, from));
