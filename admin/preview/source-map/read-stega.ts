/** The elements that show one text, from where it starts to where it ends; or the one that carries it in an attribute. */
export interface Run {
  readonly mark: string;
  readonly elements: readonly Element[];
  readonly kind: "text" | "picture" | "attribute";
}

/** A piece of a text node that belongs to one text; offsets as they are without marks. */
export interface Piece {
  readonly node: Text;
  readonly mark: string;
  /** The texts that this one is quoted in, the outermost first. */
  readonly around: readonly string[];
  readonly start: number;
  readonly end: number;
}

const marks = /[\ue000-\uf8ff]/;
export const eachMark = /[\ue000-\uf8ff]/g;

/** What marked markup shows, in the order of the page. */
export function readStega(root: Element): {
  readonly runs: readonly Run[];
  readonly pieces: readonly Piece[];
} {
  const runs: Run[] = [];
  const pieces: Piece[] = [];
  const nodes = textNodes(root);
  const closed = closedMarks(nodes);
  /** The texts that have begun and not ended: each is in the one before it. */
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
    // A view that shows only the start of a text leaves its end mark out: nothing behind it belongs to it.
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

/** The marks that come in pairs, as they do where the whole text is shown. */
function closedMarks(nodes: readonly Text[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { data } of nodes)
    for (const [mark] of data.matchAll(eachMark)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return new Set([...counts].flatMap(([mark, count]) => (count % 2 === 0 ? [mark] : [])));
}

/** Attributes that visitors meet in some way; a picture's address is its picture. */
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
