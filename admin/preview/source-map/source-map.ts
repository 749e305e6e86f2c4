import { withDeferredStyles } from "../../../renderer/render/styles/style-attributes.ts";
import { parseHtml } from "../../ui/browser/trusted-types.ts";
import { type FieldSource, keyOf } from "./field-source.ts";
import type { Marks } from "./stega.ts";

/** Marked and live markup have the same elements. */
export interface SourceMap {
  /** The block's element in the marked markup. */
  readonly root: Element;
  readonly marks: Marks;
  /** The texts, pictures and attributes with a mark. */
  readonly runs: readonly Run[];
  /** The texts in the markup, split at marks. */
  readonly pieces: readonly Piece[];
}

export function createSourceMap(html: string, marks: Marks): SourceMap | undefined {
  const root = parseHtml(withDeferredStyles(html)).body.firstElementChild;
  return root ? { root, marks, ...readStega(root) } : undefined;
}

/** A position in a text of the page. */
export interface TextPoint {
  readonly node: Node;
  /** In the node's text. */
  readonly offset: number;
}

/** Of the text at `point`, else the only text or picture of the element or its nearest ancestor. */
export function fieldSourceOf(
  element: Element,
  live: Element,
  sourceMap: SourceMap,
  point?: TextPoint,
): FieldSource | undefined {
  const exact = point && fieldSourceAt(point, live, sourceMap);
  if (exact) return exact;
  const own = ownMarks(correspondingElement(element, live, sourceMap.root), sourceMap);
  const [only] = own;
  if (only !== undefined && own.size === 1) return sourceMap.marks.byMark.get(only);
  for (let at: Element | null = element; at && live.contains(at); at = at.parentElement) {
    const marks = marksIn(correspondingElement(at, live, sourceMap.root), sourceMap);
    const [mark] = marks;
    if (mark !== undefined && marks.size === 1) return sourceMap.marks.byMark.get(mark);
    const unmarked = at === element ? unmarkedFieldSource(element, sourceMap) : undefined;
    if (unmarked || marks.size > 1) return unmarked;
  }
  return undefined;
}

export function elementOf(
  fieldSource: FieldSource,
  live: Element,
  sourceMap: SourceMap,
): Element | undefined {
  const mark = sourceMap.marks.byFieldSource.get(keyOf(fieldSource));
  const found = sourceMap.runs.filter((run) => run.mark === mark);
  const run = found.find(({ kind, elements }) => kind !== "attribute" && elements.length > 0) ?? found[0];
  const around = run && commonAncestor(run.elements);
  if (around) return correspondingElement(around, sourceMap.root, live);
  const [plain] = sourceMap.marks.unmarked.filter((value) => keyOf(value.fieldSource) === keyOf(fieldSource));
  return plain && [...live.querySelectorAll("*")].find((element) => showsOnly(element, plain.text));
}

export function isWholeText(
  element: Element,
  fieldSource: FieldSource,
  live: Element,
  sourceMap: SourceMap,
): boolean {
  const mark = sourceMap.marks.byFieldSource.get(keyOf(fieldSource));
  const marked = correspondingElement(element, live, sourceMap.root);
  if (mark === undefined || !marked) return false;
  const words = marked.textContent.trim();
  // It contains the marks of what it quotes. A view that truncates it has no closing mark.
  const isWhole = words.startsWith(mark) && words.endsWith(mark) && words.split(mark).length === 3;
  return isWhole && words.replace(eachMark, "").trim() === element.textContent.trim();
}

/** A part of a text node. */
export interface TextSpan {
  readonly node: Text;
  /** In the node's text, as `end`. */
  readonly start: number;
  readonly end: number;
}

export function spanOfText(
  fieldSource: FieldSource,
  live: Element,
  sourceMap: SourceMap,
): TextSpan | undefined {
  const mark = sourceMap.marks.byFieldSource.get(keyOf(fieldSource));
  const own = sourceMap.pieces.filter((piece) => piece.mark === mark || piece.around.includes(mark ?? ""));
  const [first] = own;
  const last = own.at(-1);
  if (mark === undefined || !first || !last || own.some(({ node }) => node !== first.node)) return undefined;
  if (first.node.data.split(mark).length !== 3) return undefined;
  const marked = first.node.parentElement as Element;
  const parent = correspondingElement(marked, sourceMap.root, live);
  const node = parent?.childNodes[[...marked.childNodes].indexOf(first.node)];
  const isSame = node?.nodeType === 3 && (node as Text).data === first.node.data.replace(eachMark, "");
  return isSame ? { node: node as Text, start: first.start, end: last.end } : undefined;
}

export function quotingField(point: TextPoint, live: Element, sourceMap: SourceMap): FieldSource | undefined {
  const around = pieceAt(point, live, sourceMap)?.around ?? [];
  return around
    .map((mark) => sourceMap.marks.byMark.get(mark))
    .find((fieldSource) => fieldSource?.in === "block");
}

function fieldSourceAt(point: TextPoint, live: Element, sourceMap: SourceMap): FieldSource | undefined {
  const piece = pieceAt(point, live, sourceMap);
  return piece && sourceMap.marks.byMark.get(piece.mark);
}

function pieceAt({ node, offset }: TextPoint, live: Element, sourceMap: SourceMap): Piece | undefined {
  const parent = node.parentElement;
  const marked = parent && correspondingElement(parent, live, sourceMap.root);
  const index = parent ? [...parent.childNodes].indexOf(node as ChildNode) : -1;
  // Markdown's marks may be text nodes of their own.
  const texts = marked?.childNodes.length === parent?.childNodes.length ? [marked?.childNodes[index]] : [];
  return sourceMap.pieces.find(
    (other) => texts.includes(other.node) && other.start <= offset && offset <= other.end,
  );
}

/** By its text, if no other value has the same. */
function unmarkedFieldSource(element: Element, { marks }: SourceMap): FieldSource | undefined {
  const same = marks.unmarked.filter(({ text }) => showsOnly(element, text));
  return same.length === 1 ? same[0]?.fieldSource : undefined;
}

function showsOnly(element: Element, text: string): boolean {
  return element.childElementCount === 0 && text !== "" && element.textContent === text;
}

function ownMarks(element: Element | undefined, { pieces }: SourceMap): ReadonlySet<string> {
  const own = pieces.filter(({ node }) => node.parentElement === element && node.data.trim() !== "");
  return new Set(own.map(({ mark }) => mark));
}

function marksIn(element: Element | undefined, { pieces, runs }: SourceMap): ReadonlySet<string> {
  if (!element) return new Set();
  const texts = pieces.filter(({ node }) => element.contains(node)).map(({ mark }) => mark);
  const pictures = runs.filter(
    ({ kind, elements }) => kind === "picture" && elements.some((at) => element.contains(at)),
  );
  const shown = new Set([...texts, ...pictures.map(({ mark }) => mark)]);
  if (shown.size > 0) return shown;
  const around = runs.filter(({ elements }) => elements.some((at) => element.contains(at)));
  return new Set(around.map(({ mark }) => mark));
}

/** Undefined if the two differ on the path. */
export function correspondingElement(element: Element, root: Element, other: Element): Element | undefined {
  if (element === root) return other;
  const parent = element.parentElement;
  const found = parent ? correspondingElement(parent, root, other) : undefined;
  if (!parent || !found || found.childElementCount !== parent.childElementCount) return undefined;
  const sourceMap = found.children[[...parent.children].indexOf(element)];
  return sourceMap?.localName === element.localName ? sourceMap : undefined;
}

export function commonAncestor([first, ...others]: readonly Element[]): Element | undefined {
  let at: Element | null | undefined = first;
  while (at && !others.every((other) => at?.contains(other))) at = at.parentElement;
  return at ?? undefined;
}

interface Run {
  readonly mark: string;
  readonly elements: readonly Element[];
  readonly kind: "text" | "picture" | "attribute";
}

/** Offsets are without marks. */
interface Piece {
  readonly node: Text;
  readonly mark: string;
  readonly around: readonly string[];
  readonly start: number;
  readonly end: number;
}

const marks = /[\ue000-\uf8ff]/;
const eachMark = /[\ue000-\uf8ff]/g;

function readStega(root: Element): {
  readonly runs: readonly Run[];
  readonly pieces: readonly Piece[];
} {
  const runs: Run[] = [];
  const pieces: Piece[] = [];
  const nodes = textNodes(root);
  const closed = closedMarks(nodes);
  /** Open marks, each nested in the one before. */
  let open: { readonly mark: string; readonly elements: Element[] }[] = [];
  const endFrom = (index: number) => {
    if (index === -1) return;
    for (const ended of open.slice(index)) runs.push({ ...ended, kind: "text" });
    open = open.slice(0, index);
  };
  for (const node of nodes) {
    const parent = node.parentElement as Element;
    let offset = 0;
    for (const part of node.data.split(/([\ue000-\uf8ff])/)) {
      if (marks.test(part)) {
        const index = open.findIndex(({ mark }) => mark === part);
        if (index === -1) open = [...open, { mark: part, elements: [parent] }];
        else endFrom(index);
      } else if (part !== "") {
        const inner = open.at(-1);
        const around = open.slice(0, -1).map(({ mark }) => mark);
        if (inner) pieces.push({ node, mark: inner.mark, around, start: offset, end: offset + part.length });
        for (const { elements } of open) if (!elements.includes(parent)) elements.push(parent);
        offset += part.length;
      }
    }
    // A truncated text has no closing mark, so it ends here.
    endFrom(open.findIndex(({ mark }) => !closed.has(mark)));
  }
  endFrom(0);
  return { runs: [...runs, ...attributeRuns(root)], pieces };
}

function textNodes(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.localName !== "script") found.push(node as Text);
  }
  return found;
}

function closedMarks(nodes: readonly Text[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { data } of nodes)
    for (const [mark] of data.matchAll(eachMark)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return new Set([...counts].flatMap(([mark, count]) => (count % 2 === 0 ? [mark] : [])));
}

/** A picture's address identifies it. */
const shownAttributes = ["src", "alt", "placeholder", "aria-label", "title", "value", "label"];

function attributeRuns(root: Element): Run[] {
  return [root, ...root.querySelectorAll("*")].flatMap((element) =>
    shownAttributes.flatMap((name): Run[] => {
      const [mark] = marks.exec(element.getAttribute(name) ?? "") ?? [];
      const kind = name === "src" && element.localName === "img" ? "picture" : "attribute";
      return mark === undefined ? [] : [{ mark, elements: [element], kind }];
    }),
  );
}
