import { parseSync } from "vite";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** The methods of Playwright's Page, Frame and Locator that return the present state of a page. */
const reads = new Set(
  `textContent innerText innerHTML allTextContents allInnerTexts inputValue getAttribute count boundingBox ariaSnapshot
  isVisible isHidden isChecked isEnabled isDisabled isEditable evaluate evaluateAll $eval $$eval title url`.split(
    /\s+/,
  ),
);
/** These inspect a whole page for a second or more. Polling them would pass over a fault that lasts as long. */
const inspections = new Set(["axeFindings"]);
const functions = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/** The lines of a test on which `expect` gets a single read of a page. `shared` are the read helpers of other files. */
export function pageReads(code: string, shared: ReadonlySet<string>): number[] {
  const nodes = nodesIn(parseSync("page.test.ts", code).program);
  const imports = nodes.filter(({ type }) => type === "ImportSpecifier");
  const imported = new Set(imports.map(({ local }) => nameOf(local)));
  const known = [...shared].filter((name) => name.startsWith(".") || imported.has(name));
  const helpers = helpersAmong(nodes, new Set(known));
  return nodes
    .filter(({ type, callee }) => type === "CallExpression" && nameOf(callee) === "expect")
    .filter(({ arguments: given }) => containsRead(given, helpers))
    .map(({ start }) => code.slice(0, start).split("\n").length);
}

/** The names of the functions in a file that only read a page, added to `known`. Those of methods begin with a dot. */
export function readHelpers(code: string, known: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  return helpersAmong(nodesIn(parseSync("page.ts", code).program), known);
}

function helpersAmong(nodes: readonly Node[], known: ReadonlySet<string>): ReadonlySet<string> {
  const declared = nodes.flatMap((node): [string, unknown][] => {
    const name = nameOf(node.type === "Property" ? node.key : node.id);
    const value = node.type === "FunctionDeclaration" ? node : (node.init ?? node.value);
    if (name === undefined || inspections.has(name) || !isNode(value) || !functions.has(value.type))
      return [];
    return [[node.type === "Property" ? `.${name}` : name, value.body]];
  });
  const destructured = nodes
    .filter(({ type }) => type === "ObjectPattern")
    .flatMap(({ properties }) => (Array.isArray(properties) ? properties.map(({ key }) => nameOf(key)) : []));
  const found = new Set(known);
  // Repeated until nothing is added: a helper may call one that is declared below it.
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [name, body] of declared) if (!hasEffects(body) && containsRead(body, found)) found.add(name);
    for (const name of destructured) if (name !== undefined && found.has(`.${name}`)) found.add(name);
  }
  return found;
}

/** Whether a function has a statement that is only a call, such as a click, before it returns. */
const hasEffects = (body: unknown) => nodesIn(body, true).some(({ type }) => type === "ExpressionStatement");

function containsRead(within: unknown, helpers: ReadonlySet<string>): boolean {
  return nodesIn(within, true).some(({ type, callee }) => {
    if (type !== "CallExpression" || !isNode(callee)) return false;
    const isMethod = callee.type === "MemberExpression";
    const name = nameOf(isMethod ? callee.property : callee) ?? "";
    return isMethod ? reads.has(name) || helpers.has(`.${name}`) : helpers.has(name);
  });
}

/** A node and all below it, on request without those inside of functions. */
function nodesIn(within: unknown, withoutFunctions = false): Node[] {
  const found: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one);
    } else if (isNode(value) && !(withoutFunctions && functions.has(value.type))) {
      found.push(value);
      for (const key of Object.keys(value)) visit(value[key]);
    }
  };
  visit(within);
  return found;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const nameOf = (node: unknown) =>
  isNode(node) && node.type === "Identifier" && typeof node.name === "string" ? node.name : undefined;
