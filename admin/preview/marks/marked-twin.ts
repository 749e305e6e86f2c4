import { parseHtml } from "../../trusted-types.ts";
import type { Marks } from "./mark-values.ts";
import { keyOf, type Origin } from "./origin.ts";
import { eachMark, type Piece, type Run, readMarks } from "./read-marks.ts";

/** A part of the page rendered with marked values: element for element the same, and it tells where each text comes from. */
export interface MarkedTwin {
  readonly root: Element;
  readonly marks: Marks;
  readonly runs: readonly Run[];
  readonly pieces: readonly Piece[];
}

export function markedTwin(html: string, marks: Marks): MarkedTwin | undefined {
  const root = parseHtml(html).body.firstElementChild;
  return root ? { root, marks, ...readMarks(root) } : undefined;
}

/** A place in a text node, as a pointer finds it. */
export interface TextPoint {
  readonly node: Node;
  readonly offset: number;
}

/**
 * The origin of what an element shows: of the text at a point in it if that is known, else the only text or picture
 * that it or the nearest element around it shows.
 */
export function originOf(
  element: Element,
  live: Element,
  twin: MarkedTwin,
  point?: TextPoint,
): Origin | undefined {
  const exact = point && originAt(point, live, twin);
  if (exact) return exact;
  const own = ownMarks(counterpart(element, live, twin.root), twin);
  const [only] = own;
  if (only !== undefined && own.size === 1) return twin.marks.byMark.get(only);
  for (let at: Element | null = element; at && live.contains(at); at = at.parentElement) {
    const marks = marksIn(counterpart(at, live, twin.root), twin);
    const [mark] = marks;
    if (mark !== undefined && marks.size === 1) return twin.marks.byMark.get(mark);
    const unmarked = at === element ? unmarkedOrigin(element, twin) : undefined;
    if (unmarked || marks.size > 1) return unmarked;
  }
  return undefined;
}

/** The element that shows what an origin holds: all of it, in the first place where it is shown. */
export function elementOf(origin: Origin, live: Element, twin: MarkedTwin): Element | undefined {
  const mark = twin.marks.byOrigin.get(keyOf(origin));
  const found = twin.runs.filter((run) => run.mark === mark);
  const run = found.find(({ kind, elements }) => kind !== "attribute" && elements.length > 0) ?? found[0];
  const around = run && commonAncestor(run.elements);
  if (around) return counterpart(around, twin.root, live);
  const [plain] = twin.marks.unmarked.filter((value) => keyOf(value.origin) === keyOf(origin));
  return plain && [...live.querySelectorAll("*")].find((element) => showsOnly(element, plain.text));
}

/** Whether an element shows one text, from its start to its end, and no other. */
export function isWholeText(element: Element, origin: Origin, live: Element, twin: MarkedTwin): boolean {
  const mark = twin.marks.byOrigin.get(keyOf(origin));
  const marked = counterpart(element, live, twin.root);
  if (mark === undefined || !marked) return false;
  const words = marked.textContent.trim();
  // Within it are the marks of what it quotes. A view that shows only its start leaves the second mark out.
  const isWhole = words.startsWith(mark) && words.endsWith(mark) && words.split(mark).length === 3;
  return isWhole && words.replace(eachMark, "").trim() === element.textContent.trim();
}

/** A part of a text node of the page. */
export interface TextSpan {
  readonly node: Text;
  readonly start: number;
  readonly end: number;
}

/** The part of a text node that shows one text, whole, beside other texts or pictures in the same element. */
export function spanOfText(origin: Origin, live: Element, twin: MarkedTwin): TextSpan | undefined {
  const mark = twin.marks.byOrigin.get(keyOf(origin));
  const own = twin.pieces.filter((piece) => piece.mark === mark || piece.around.includes(mark ?? ""));
  const [first] = own;
  const last = own.at(-1);
  if (mark === undefined || !first || !last || own.some(({ node }) => node !== first.node)) return undefined;
  if (first.node.data.split(mark).length !== 3) return undefined;
  const marked = first.node.parentElement as Element;
  const parent = counterpart(marked, twin.root, live);
  const node = parent?.childNodes[[...marked.childNodes].indexOf(first.node)];
  const isSame = node?.nodeType === 3 && (node as Text).data === first.node.data.replace(eachMark, "");
  return isSame ? { node: node as Text, start: first.start, end: last.end } : undefined;
}

/** The field of the block itself whose text quotes what stands at a point. */
export function quotingField(point: TextPoint, live: Element, twin: MarkedTwin): Origin | undefined {
  const around = pieceAt(point, live, twin)?.around ?? [];
  return around.map((mark) => twin.marks.byMark.get(mark)).find((origin) => origin?.in === "block");
}

function originAt(point: TextPoint, live: Element, twin: MarkedTwin): Origin | undefined {
  const piece = pieceAt(point, live, twin);
  return piece && twin.marks.byMark.get(piece.mark);
}

function pieceAt({ node, offset }: TextPoint, live: Element, twin: MarkedTwin): Piece | undefined {
  const parent = node.parentElement;
  const marked = parent && counterpart(parent, live, twin.root);
  const index = parent ? [...parent.childNodes].indexOf(node as ChildNode) : -1;
  // Markdown's marks may stand in text nodes of their own, where the page has none.
  const texts = marked?.childNodes.length === parent?.childNodes.length ? [marked?.childNodes[index]] : [];
  return twin.pieces.find(
    (other) => texts.includes(other.node) && other.start <= offset && offset <= other.end,
  );
}

/** What a value that can't be marked shows, where nothing else has the same text. */
function unmarkedOrigin(element: Element, { marks }: MarkedTwin): Origin | undefined {
  const same = marks.unmarked.filter(({ text }) => showsOnly(element, text));
  return same.length === 1 ? same[0]?.origin : undefined;
}

function showsOnly(element: Element, text: string): boolean {
  return element.childElementCount === 0 && text !== "" && element.textContent === text;
}

/** The texts that stand in an element itself, beside the elements in it. */
function ownMarks(element: Element | undefined, { pieces }: MarkedTwin): ReadonlySet<string> {
  const own = pieces.filter(({ node }) => node.parentElement === element && node.data.trim() !== "");
  return new Set(own.map(({ mark }) => mark));
}

function marksIn(element: Element | undefined, { pieces, runs }: MarkedTwin): ReadonlySet<string> {
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

/** The element at the same place below another root; nothing if the two differ on the way. */
export function counterpart(element: Element, root: Element, other: Element): Element | undefined {
  if (element === root) return other;
  const parent = element.parentElement;
  const found = parent ? counterpart(parent, root, other) : undefined;
  if (!parent || !found || found.childElementCount !== parent.childElementCount) return undefined;
  const twin = found.children[[...parent.children].indexOf(element)];
  return twin?.localName === element.localName ? twin : undefined;
}

/** The innermost element that all of some are in. */
export function commonAncestor([first, ...others]: readonly Element[]): Element | undefined {
  let at: Element | null | undefined = first;
  while (at && !others.every((other) => at?.contains(other))) at = at.parentElement;
  return at ?? undefined;
}
