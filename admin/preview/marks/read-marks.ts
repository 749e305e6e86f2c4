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
  readonly start: number;
  readonly end: number;
}

const marks = /[\ue000-\uf8ff]/;
const eachMark = /[\ue000-\uf8ff]/g;

/** What marked markup shows, in the order of the page. */
export function readMarks(root: Element): {
  readonly runs: readonly Run[];
  readonly pieces: readonly Piece[];
} {
  const runs: Run[] = [];
  const pieces: Piece[] = [];
  const nodes = textNodes(root);
  const closed = closedMarks(nodes);
  let open: { readonly mark: string; readonly elements: Element[] } | undefined;
  const end = () => {
    if (open) runs.push({ ...open, kind: "text" });
    open = undefined;
  };
  for (const node of nodes) {
    const parent = node.parentElement as Element;
    let offset = 0;
    for (const part of node.data.split(/([\ue000-\uf8ff])/)) {
      if (marks.test(part)) {
        const ends = open?.mark === part;
        end();
        if (!ends) open = { mark: part, elements: [parent] };
      } else if (part !== "") {
        if (open) {
          pieces.push({ node, mark: open.mark, start: offset, end: offset + part.length });
          if (!open.elements.includes(parent)) open.elements.push(parent);
        }
        offset += part.length;
      }
    }
    // A view that shows only the start of a text leaves its end mark out: nothing behind it belongs to it.
    if (open && !closed.has(open.mark)) end();
  }
  end();
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
