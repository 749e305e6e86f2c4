import { parseSync } from "vite";

/**
 * What a page's policy refuses: a style element that a script adds, also in HTML, and code that is made of a text; and, unless
 * a block's definition allows it, HTML that is set from a text, a Trusted Types policy and WebAssembly.
 */
export type RefusedKind = "styles" | "code" | "html" | "policy" | "wasm";

/** A condition on the way to a part of a module. */
export interface Guard {
  /** The text that a value must be equal to. */
  readonly literal?: string;
  /** What the condition asks for: names of variables and properties. */
  readonly names: readonly string[];
  /** The one of them that must not be false. */
  readonly required?: string;
  /** Whether browsers never take this way, such as the one for those that can't adopt stylesheets. */
  readonly isNever?: true;
}

interface Part {
  readonly guards: readonly Guard[];
  /** Whether it runs as soon as the unit is called, or, in statements of the module, as soon as the module is loaded. */
  readonly isImmediate: boolean;
}

export interface Reference extends Part {
  readonly name: string;
  /** The property that is read of it, such as `Overlay` of `Dialog.Overlay`. */
  readonly member?: string;
}

export interface Refused extends Part {
  readonly kind: RefusedKind;
  /** The name of a Trusted Types policy that is created. */
  readonly policy?: string;
}

/** What code does with a React context that it has by a name. */
interface ContextUse {
  readonly name: string;
  readonly role: "provides" | "reads";
}

/** A declaration at the top of a module, with what its code mentions and does. */
export interface Unit {
  readonly contexts: readonly ContextUse[];
  readonly references: readonly Reference[];
  readonly refused: readonly Refused[];
  /** What it loads with `import()` or `require()`. */
  readonly loads: readonly (Part & { readonly specifier: string })[];
}

export interface ImportedName {
  readonly specifier: string;
  /** `*` for the whole module. */
  readonly imported: string;
}

export interface ModuleUnits {
  /** By the names of what is declared; what else the module does while it is loaded is under an empty name. */
  readonly units: ReadonlyMap<string, Unit>;
  readonly imports: ReadonlyMap<string, ImportedName>;
  readonly exports: ReadonlyMap<string, string | ImportedName>;
  readonly starExports: readonly string[];
  /** What it imports for what it does alone. */
  readonly bareImports: readonly string[];
  /** A module whose exports are known only when it runs. */
  readonly isCommonJs: boolean;
  /** The keys of objects in it, such as the props that its elements get. */
  readonly keys: ReadonlySet<string>;
  /** Those that get whether something equals a text: `pop` by `{ pop: mode === "popLayout" }`. */
  readonly comparedKeys: ReadonlyMap<string, string>;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** The name under which a module's own statements are. */
export const ownStatements = "";

/** Reads what the declarations of a module mention and do; undefined for one that can't be parsed. */
export function moduleUnits(file: string, source: string): ModuleUnits | undefined {
  const { program, errors, module } = parseSync(file, source);
  if (errors.length > 0) return undefined;
  const reader = new ModuleReader(source);
  for (const statement of nodesIn((program as object as Node).body)) reader.readTop(statement);
  const { units, imports, exports, starExports, bareImports, keys, comparedKeys } = reader;
  const isCommonJs = !module.hasModuleSyntax;
  return { units, imports, exports, starExports, bareImports, keys, comparedKeys, isCommonJs };
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const nodesIn = (value: unknown): readonly Node[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => isNode(each));

interface Scope extends Part {
  readonly unit: WritableUnit;
  /** Within a `try` whose `catch` goes on. */
  readonly isCaught: boolean;
}

interface WritableUnit {
  readonly contexts: ContextUse[];
  readonly references: Reference[];
  readonly refused: Refused[];
  readonly loads: (Part & { readonly specifier: string })[];
}

/** Collects what a module declares, statement by statement. */
class ModuleReader implements Omit<ModuleUnits, "isCommonJs"> {
  readonly units = new Map<string, WritableUnit>();
  readonly imports = new Map<string, ImportedName>();
  readonly exports = new Map<string, string | ImportedName>();
  readonly starExports: string[] = [];
  readonly bareImports: string[] = [];
  readonly keys = new Set<string>();
  readonly comparedKeys = new Map<string, string>();
  readonly ownVariables = new Set<string>();
  /** Whether code of it adopts stylesheets. */
  readonly adopts: boolean;

  constructor(source: string) {
    this.adopts = source.includes(adopted);
  }

  unitOf(name: string): WritableUnit {
    const known = this.units.get(name) ?? { contexts: [], references: [], refused: [], loads: [] };
    this.units.set(name, known);
    return known;
  }

  scopeOf(name: string): Scope {
    return { unit: this.unitOf(name), guards: [], isImmediate: true, isCaught: false };
  }

  readTop(node: Node): void {
    const declaration = node.declaration;
    switch (node.type) {
      case "ImportDeclaration":
        this.readImport(node);
        return;
      case "ExportAllDeclaration":
        if (isNode(node.exported))
          this.exports.set(nameOf(node.exported), { specifier: textOf(node.source), imported: "*" });
        else this.starExports.push(textOf(node.source));
        return;
      case "ExportNamedDeclaration":
        if (isNode(declaration)) {
          for (const name of declaredIn(declaration)) this.exports.set(name, name);
          this.readTop(declaration);
          return;
        }
        for (const { local, exported } of nodesIn(node.specifiers) as readonly (Node & Specifier)[])
          this.exports.set(
            nameOf(exported),
            isNode(node.source) ? { specifier: textOf(node.source), imported: nameOf(local) } : nameOf(local),
          );
        return;
      case "ExportDefaultDeclaration": {
        if (!isNode(declaration)) return;
        const name = isNode(declaration.id) ? nameOf(declaration.id) : "default";
        this.exports.set("default", name);
        this.readDeclared(name, declaration);
        return;
      }
      case "FunctionDeclaration":
      case "ClassDeclaration":
        this.readDeclared(nameOf(node.id as Node), node);
        return;
      case "VariableDeclaration":
        for (const { id, init } of nodesIn(node.declarations)) {
          if (!isNode(init)) continue;
          for (const name of namesInPattern(id as Node)) this.readDeclared(name, init);
          this.read(init, this.scopeOf(ownStatements));
        }
        return;
      default:
        this.read(node, this.scopeOf(ownStatements));
        return;
    }
  }

  /**
   * The body of a function runs when it is called; that is as soon as its unit runs. What a component has as properties,
   * `Object.assign(Menu, { Item })`, are units of their own: `Menu.Item`.
   */
  readDeclared(name: string, node: Node): void {
    const scope = this.scopeOf(name);
    const [root, parts] = isObjectAssign(node) ? nodesIn(node.arguments) : [];
    if (root && parts?.type === "ObjectExpression") {
      for (const { key, value } of nodesIn(parts.properties))
        if (isNode(key) && isNode(value)) this.read(value, this.scopeOf(partName(name, nameOf(key))));
      this.read(root, scope);
      return;
    }
    if (isFunction(node)) this.readFunction(node, scope);
    else this.read(node, scope);
  }

  readImport({ source, specifiers }: Node): void {
    const specifier = textOf(source);
    const given = nodesIn(specifiers);
    if (given.length === 0) this.bareImports.push(specifier);
    for (const { type, local, imported } of given) {
      const whole = type === "ImportNamespaceSpecifier";
      const name = whole ? "*" : isNode(imported) ? nameOf(imported) : "default";
      this.imports.set(nameOf(local as Node), { specifier, imported: name });
    }
  }

  readFunction({ params, body }: Node, scope: Scope): void {
    for (const param of nodesIn(params)) this.read(param, scope);
    for (const part of nodesIn(body)) this.read(part, scope);
  }

  readList(statements: readonly Node[], scope: Scope): void {
    let guards = scope.guards;
    for (const statement of statements) {
      this.read(statement, { ...scope, guards });
      if (
        statement.type === "IfStatement" &&
        !isNode(statement.alternate) &&
        leaves(statement.consequent as Node)
      )
        guards = [...guards, ...this.guardsBy(statement.test as Node, false)];
    }
  }

  /** What a variable is given inside of the module is not what the user of a package sets. */
  guardsBy(test: Node, isTrue: boolean): readonly Guard[] {
    return guardsOf(test, isTrue).map((guard) => ({
      ...guard,
      names: guard.names.filter((name) => !this.ownVariables.has(name)),
    }));
  }

  readBranches(test: Node, branches: readonly [unknown, unknown], scope: Scope): void {
    this.read(test, scope);
    for (const [index, branch] of branches.entries()) {
      if (!isNode(branch)) continue;
      const other = branches[1 - index];
      const isNever = this.adopts && isNode(other) && mentionedIn(other).includes(adopted);
      const guards = [...this.guardsBy(test, index === 0), ...(isNever ? [never] : [])];
      this.read(branch, { ...scope, guards: [...scope.guards, ...guards] });
    }
  }

  read(node: Node, scope: Scope): void {
    if (isFunction(node)) {
      this.readFunction(node, { ...scope, isImmediate: false });
      return;
    }
    const { guards, isImmediate, unit } = scope;
    if (textsIn(node).some(hasStyleElement)) unit.refused.push({ kind: "styles", guards, isImmediate });
    switch (node.type) {
      case "Program":
      case "BlockStatement":
        this.readList(nodesIn(node.body), scope);
        return;
      case "VariableDeclarator":
        this.noteVariable(node);
        this.readParts(node, scope);
        return;
      case "SwitchCase": {
        const literal = isNode(node.test) ? stringOf(node.test) : undefined;
        const inCase = literal === undefined ? guards : [...guards, { literal, names: [] }];
        this.readList(nodesIn(node.consequent), { ...scope, guards: inCase });
        return;
      }
      case "IfStatement":
      case "ConditionalExpression":
        this.readBranches(node.test as Node, [node.consequent, node.alternate], scope);
        return;
      case "LogicalExpression":
        this.readBranches(
          node.left as Node,
          node.operator === "&&" ? [node.right, undefined] : [undefined, node.right],
          scope,
        );
        return;
      case "TryStatement": {
        const handler = isNode(node.handler) ? node.handler : undefined;
        const isCaught = handler !== undefined && !contains(handler, "ThrowStatement");
        this.read(node.block as Node, { ...scope, isCaught: isCaught || scope.isCaught });
        for (const part of nodesIn([handler, node.finalizer])) this.read(part, scope);
        return;
      }
      case "BinaryExpression":
        for (const side of nodesIn([node.left, node.right]))
          if (!isEquality(node) || stringOf(side) === undefined) this.read(side, scope);
        return;
      case "AssignmentExpression":
        if (setsHtml(node) && !scope.isCaught) unit.refused.push({ kind: "html", guards, isImmediate });
        this.readParts(node, scope);
        return;
      case "Identifier":
        unit.references.push({ name: nameOf(node), guards, isImmediate: false });
        return;
      case "MemberExpression":
        this.readMember(node, scope);
        return;
      case "Property":
      case "PropertyDefinition":
      case "MethodDefinition":
        if (node.type === "Property" && isNode(node.key)) this.readKey(nameOf(node.key), node.value);
        if (node.computed) this.readParts({ type: "Key", key: node.key }, scope);
        if (node.kind === "constructor") this.readFunction(node.value as Node, scope);
        else if (isNode(node.value)) this.read(node.value, scope);
        return;
      case "ImportExpression":
        this.readLoad(node.source, scope);
        return;
      case "CallExpression":
      case "NewExpression":
        this.readCall(node, scope);
        return;
      default:
        this.readParts(node, scope);
        return;
    }
  }

  /** One with a value that is not what it is called: `styleEl = getElementById(id)`, but not `nonce = props.nonce`. */
  noteVariable({ id, init }: Node): void {
    if (!isNode(id) || id.type !== "Identifier" || !isNode(init)) return;
    const name = nameOf(id);
    if (isOptionName(name) && !mentionedIn(init).includes(name)) this.ownVariables.add(name);
  }

  readKey(key: string, value: unknown): void {
    this.keys.add(key);
    const [{ literal } = {}] = isNode(value) ? guardsOf(value, true) : [];
    if (literal !== undefined) this.comparedKeys.set(key, literal);
  }

  readParts(node: Node, scope: Scope): void {
    for (const [key, value] of Object.entries(node))
      if (key !== "label") for (const part of nodesIn(value)) this.read(part, scope);
  }

  readMember(node: Node, scope: Scope): void {
    const { object, property, computed } = node as Node & { object: Node; property: Node };
    const member = computed ? stringOf(property) : nameOf(property);
    if (object.type === "Identifier" && member !== undefined) {
      scope.unit.references.push({ name: nameOf(object), member, guards: scope.guards, isImmediate: false });
    } else this.read(object, scope);
    if (computed) this.read(property, scope);
  }

  readLoad(source: unknown, { guards, isImmediate, unit }: Scope): void {
    const specifier = isNode(source) ? stringOf(source) : undefined;
    if (specifier !== undefined) unit.loads.push({ specifier, guards, isImmediate });
  }

  readCall(node: Node, scope: Scope): void {
    const { guards, isImmediate, unit, isCaught } = scope;
    const callee = node.callee as Node;
    const given = nodesIn(node.arguments);
    const refused = refusedBy(callee, given) ?? unlessAllowed(callee, given);
    if (refused !== undefined && (refused.kind === "styles" || !isCaught))
      unit.refused.push({ ...refused, guards, isImmediate });
    const context = contextUse(callee, given);
    if (context !== undefined) unit.contexts.push(context);
    if (callee.type === "Identifier" && callee.name === "require") this.readLoad(given[0], scope);
    const called = withoutParentheses(callee);
    if (isFunction(called)) this.readFunction(called, scope);
    else if (called.type === "Identifier")
      unit.references.push({ name: nameOf(called), guards, isImmediate });
    else this.read(callee, scope);
    const isSearch = searchesTexts.test(calledName(callee));
    for (const each of given) if (!isSearch || stringOf(each) === undefined) this.read(each, scope);
  }
}

/** Whether something may be an option of a package for what a page refuses, by its name. */
export const isOptionName = (name: string) => /style|css|inject|jit/i.test(name);

const adopted = "adoptedStyleSheets";
/** Browsers take the other way, which adopts stylesheets. */
const never: Guard = { names: [], isNever: true };

interface Specifier {
  readonly local: Node;
  readonly exported: Node;
}

const isFunction = ({ type }: Node) =>
  ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"].includes(type);

const isObjectAssign = ({ type, callee, arguments: given }: Node) =>
  type === "CallExpression" &&
  isNode(callee) &&
  callee.type === "MemberExpression" &&
  nameOf(callee.object as Node) === "Object" &&
  nameOf(callee.property as Node) === "assign" &&
  nodesIn(given).length === 2;

/** The unit of a property that a component has. */
export const partName = (name: string, property: string) => `${name}.${property}`;

const withoutParentheses = (node: Node): Node =>
  node.type === "ParenthesizedExpression" ? withoutParentheses(node.expression as Node) : node;

const nameOf = ({ name, value }: Node): string => String(name ?? value ?? "");

function stringOf(node: Node): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  const [only, another] = node.type === "TemplateLiteral" ? nodesIn(node.quasis) : [];
  return only && !another ? String((only.value as { readonly cooked?: string }).cooked) : undefined;
}

const isEquality = ({ operator }: Node) => /^[!=]==?$/.test(String(operator));

/** Methods of texts that get what to look for. */
const searchesTexts = /^(?:includes|(?:last)?[iI]ndexOf|startsWith|endsWith|replace(?:All)?|split)$/;

/** The texts of a literal, and those between the values of a template. */
function textsIn({ type, value, quasis }: Node): readonly string[] {
  if (type === "Literal") return typeof value === "string" ? [value] : [];
  if (type !== "TemplateLiteral") return [];
  return nodesIn(quasis).map((part) => String((part.value as { readonly cooked?: string }).cooked));
}

/** Whether a text is HTML with a style element; one in a picture's address has a document of its own. */
const hasStyleElement = (text: string) => /<style(?:[\s>]|$)/.test(text) && !text.includes("data:");

const textOf = (source: unknown): string => (isNode(source) ? (stringOf(source) ?? "") : "");

function declaredIn(node: Node): readonly string[] {
  if (node.type === "VariableDeclaration")
    return nodesIn(node.declarations).flatMap(({ id }) => namesInPattern(id as Node));
  return isNode(node.id) ? [nameOf(node.id)] : [];
}

function namesInPattern(node: Node): readonly string[] {
  if (node.type === "Identifier") return [nameOf(node)];
  const parts = [node.elements, node.properties, node.value, node.left, node.argument].flatMap(nodesIn);
  return parts.flatMap((part) => namesInPattern(part));
}

function contains(node: Node, type: string): boolean {
  if (node.type === type) return true;
  if (isFunction(node)) return false;
  return Object.values(node).some((value) => nodesIn(value).some((part) => contains(part, type)));
}

/** Whether a statement is the last that runs of those beside it. */
function leaves(node: Node): boolean {
  if (node.type === "BlockStatement") return nodesIn(node.body).some((each) => leaves(each));
  return ["ReturnStatement", "ThrowStatement", "ContinueStatement", "BreakStatement"].includes(node.type);
}

/** What holds where a condition is true, or where it is false. */
function guardsOf(test: Node, isTrue: boolean): readonly Guard[] {
  const { type, operator, left, right, argument } = test;
  if (type === "ParenthesizedExpression") return guardsOf(test.expression as Node, isTrue);
  if (type === "UnaryExpression" && operator === "!") return guardsOf(argument as Node, !isTrue);
  const holdsBoth = operator === (isTrue ? "&&" : "||");
  if (type === "LogicalExpression" && holdsBoth)
    return [...guardsOf(left as Node, isTrue), ...guardsOf(right as Node, isTrue)];
  const isEqual = isTrue ? ["===", "=="] : ["!==", "!="];
  if (type === "BinaryExpression" && isEqual.includes(String(operator))) {
    const literal = [left, right].flatMap((side) => stringOf(side as Node) ?? [])[0];
    if (literal !== undefined && (left as Node).type !== "UnaryExpression") return [{ literal, names: [] }];
  }
  const required = requiredBy(test, isTrue);
  const names = mentionedIn(test);
  // A document adopts stylesheets in every browser that the site is for; a script that asks for the head of a root looks for a shadow tree.
  // Where a browser has no Trusted Types, its policy refuses no HTML.
  const isNever =
    !isTrue && names.some((name) => /adopt|^trustedTypes$/i.test(name)) && !names.includes("head");
  return [{ names, ...(required !== undefined && { required }), ...(isNever && { isNever: true as const }) }];
}

/** The variable that is not false where a condition is true, or where it is false. */
function requiredBy({ type, operator, left, right, ...node }: Node, isTrue: boolean): string | undefined {
  if (type === "Identifier" && isTrue) return nameOf({ type, ...node });
  const isUnlikeFalse = String(operator) === (isTrue ? "!==" : "===");
  const isWithFalse = isNode(right) && right.type === "Literal" && right.value === false;
  const isVariable = isNode(left) && left.type === "Identifier";
  return type === "BinaryExpression" && isUnlikeFalse && isWithFalse && isVariable ? nameOf(left) : undefined;
}

function mentionedIn(node: Node): readonly string[] {
  if (node.type === "Identifier") return [nameOf(node)];
  return Object.values(node).flatMap((value) => nodesIn(value).flatMap((part) => mentionedIn(part)));
}

/** The last part of what is called, without the parentheses and commas that a compiler writes around it. */
function calledName(callee: Node): string {
  const called = withoutParentheses(callee);
  const last = called.type === "SequenceExpression" ? nodesIn(called.expressions).at(-1) : called;
  const bare = last && withoutParentheses(last);
  if (bare === undefined) return "";
  return bare.type === "MemberExpression" ? nameOf(bare.property as Node) : nameOf(bare);
}

function contextUse(callee: Node, [first]: readonly Node[]): ContextUse | undefined {
  if (first === undefined) return undefined;
  const called = calledName(callee);
  if (/^use(?:Context)?$/.test(called))
    return first.type === "Identifier" ? { name: nameOf(first), role: "reads" } : undefined;
  if (!makesElements.test(called)) return undefined;
  if (first.type === "Identifier") return { name: nameOf(first), role: "provides" };
  const { object, property } = first as Node & { object?: Node; property?: Node };
  if (first.type !== "MemberExpression" || object?.type !== "Identifier" || !property) return undefined;
  const role = { Provider: "provides", Consumer: "reads" }[nameOf(property)];
  return role ? { name: nameOf(object), role: role as ContextUse["role"] } : undefined;
}

const makesElements = /^(?:createElement(?:NS)?|_?jsxs?(?:DEV)?|h)$/;

function refusedBy(callee: Node, given: readonly Node[]): Pick<Refused, "kind"> | undefined {
  const called = withoutParentheses(callee);
  const last = called.type === "SequenceExpression" ? nodesIn(called.expressions).at(-1) : called;
  const bare = last && withoutParentheses(last);
  const name = bare?.type === "MemberExpression" ? nameOf(bare.property as Node) : bare ? nameOf(bare) : "";
  if (makesElements.test(name) && given.slice(0, 2).some((each) => stringOf(each) === "style"))
    return { kind: "styles" };
  if (bare?.type !== "Identifier" || given.length === 0) return undefined;
  const body = given.at(-1);
  const code = body && stringOf(body)?.trim();
  // What finds the global object, behind ways that browsers have.
  if (name === "Function" && code !== "return this" && code !== "") return { kind: "code" };
  return name === "eval" ? { kind: "code" } : undefined;
}

const htmlProperties = /^(?:inner|outer)HTML$/;
const htmlMethods = /^insertAdjacent(?!Element$|Text$)|^(?:parseFromString|createContextualFragment)$/;
const wasmMethods = /^(?:instantiate|compile)(?:Streaming)?$|^Module$/;

/** Whether HTML is set from a text; what a policy has made of one is none. */
function setsHtml({ left, right }: Node): boolean {
  const { type, property } = left as Node;
  const isHtml = type === "MemberExpression" && htmlProperties.test(nameOf(property as Node));
  return isHtml && isNode(right) && !mentionedIn(right).includes("createHTML");
}

/** What the definition of a block can allow. */
function unlessAllowed(callee: Node, given: readonly Node[]): Pick<Refused, "kind" | "policy"> | undefined {
  const called = withoutParentheses(callee);
  const [first] = given;
  if (called.type !== "MemberExpression" || first === undefined) return undefined;
  const name = nameOf(called.property as Node);
  const policy = name === "createPolicy" ? stringOf(first) : undefined;
  if (policy !== undefined) return { kind: "policy", policy };
  if (htmlMethods.test(name) && !given.some((each) => mentionedIn(each).includes("createHTML")))
    return { kind: "html" };
  const object = called.object as Node;
  const isWasm = wasmMethods.test(name) && nameOf(object) === "WebAssembly";
  return isWasm ? { kind: "wasm" } : undefined;
}
