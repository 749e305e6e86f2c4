import morphdom from "morphdom";
import type { BlockAddress } from "../../../editing/document/edit.ts";
import { withPictures } from "../../../editing/document/picture.ts";
import { type ColourScheme, picturesInScheme } from "../../../renderer/render/styles/colour-scheme.ts";
import { copyStyle } from "../../../renderer/render/styles/style-attributes.ts";
import { parseRendered } from "../../ui/browser/trusted-types.ts";
import { type ComposedBlock, type ComposedPage, keyOfBlock } from "../compose/composed-page.ts";

/** The elements of the page. */
export interface PageView {
  /** Updates the page in place: what is equal stays. */
  show(page: ComposedPage): void;
  /** Shows pictures that have a version for dark mode accordingly. */
  setScheme(scheme: ColourScheme): void;
  /** Renders a block again, whose elements were changed by typing. */
  refresh(block: BlockAddress): void;
  /** Undefined if the page does not show the block. */
  elementOf(block: BlockAddress): HTMLElement | undefined;
  /** The block that an element belongs to; undefined outside of blocks. */
  blockAround(element: Element): { readonly block: ComposedBlock; readonly element: HTMLElement } | undefined;
}

interface PageViewOptions {
  readonly body: HTMLElement;
  nameOf(block: ComposedBlock): string;
  pictureAt(address: string): string;
  stays(element: Element): boolean;
  waits(block: ComposedBlock): boolean;
}

interface Shown {
  readonly element: HTMLElement;
  block: ComposedBlock;
}

export function createPageView({ body, nameOf, pictureAt, stays, waits }: PageViewOptions): PageView {
  let shell: string | undefined;
  let scheme: ColourScheme = "light";
  let shown = new Map<string, Shown>();

  const markupOf = ({ rendered }: ComposedBlock) =>
    parseRendered(picturesInScheme(withPictures(rendered.html, pictureAt), scheme)).body
      .firstElementChild as HTMLElement;
  const showBlock = (known: Shown | undefined, block: ComposedBlock): Shown => {
    const { html } = block.rendered;
    if (known && (known.block.rendered.html === html || waits(block))) {
      if (!waits(block)) known.block = block;
      return known;
    }
    const fresh = markupOf(block);
    if (!known) return { element: body.ownerDocument.adoptNode(fresh), block };
    morph(known.element, fresh, stays);
    known.block = block;
    return known;
  };
  const mainOf = () => body.querySelector("main") as HTMLElement;
  const showShell = (next: string) => {
    if (next === shell) return;
    for (const { element } of shown.values()) if (element.parentElement === body) element.remove();
    const main = body.querySelector("main");
    morph(body, parseRendered(next).body, (element) => element === main);
    shell = next;
  };
  const place = (
    blocks: readonly ComposedBlock[],
    parent: Element,
    before: ReadonlyMap<string, Shown>,
    after?: Element,
  ) => {
    let previous: Element | null = after ?? null;
    for (const block of blocks) {
      // Ids may be duplicate until they are fixed.
      const own = keyOfBlock(block);
      const key = shown.has(own) ? `${own} ${shown.size}` : own;
      const known = showBlock(before.get(key), block);
      const name = nameOf(block);
      if (known.element.dataset.named !== name) known.element.dataset.named = name;
      const next: Element | null = previous ? previous.nextElementSibling : parent.firstElementChild;
      if (next !== known.element) parent.insertBefore(known.element, next);
      shown.set(key, known);
      previous = known.element;
    }
  };

  return {
    show(page) {
      showShell(page.shell);
      const main = mainOf();
      const earlier = shown;
      shown = new Map();
      const link = main.parentElement === body ? firstOfShell(body, main, earlier) : undefined;
      place(page.before, body, earlier, link);
      place(page.blocks, main, earlier);
      place(page.after, body, earlier, main);
      const kept = new Set([...shown.values()].map(({ element }) => element));
      for (const { element } of earlier.values()) if (!kept.has(element)) element.remove();
    },
    setScheme(next) {
      if (next === scheme) return;
      scheme = next;
      for (const { element, block } of shown.values()) morph(element, markupOf(block), stays);
    },
    refresh(block) {
      const known = shown.get(keyOfBlock(block));
      if (known) morph(known.element, markupOf(known.block), stays);
    },
    elementOf: (block) => shown.get(keyOfBlock(block))?.element,
    blockAround(element) {
      for (const known of shown.values()) if (known.element.contains(element)) return known;
      return undefined;
    },
  };
}

function firstOfShell(body: Element, main: Element, blocks: ReadonlyMap<string, Shown>): Element | undefined {
  const own = new Set<Element>([...blocks.values()].map(({ element }) => element));
  const before = [...body.children].slice(0, [...body.children].indexOf(main));
  return before.findLast((element) => !own.has(element));
}

/** Morphs an element in place: what is equal keeps its scroll position, loaded pictures and focus. `stays` elements are skipped. */
function morph(from: Element, to: Element, stays: (element: Element) => boolean = () => false): void {
  const width = to.getAttribute("data-width");
  if (width === null) from.removeAttribute("data-width");
  else from.setAttribute("data-width", width);
  morphdom(from, to, {
    childrenOnly: true,
    onBeforeElUpdated(old, next) {
      if (stays(old)) return false;
      copyEditingAttributes(old, next);
      copyStyle(next, old);
      return !old.isEqualNode(next);
    },
    onBeforeNodeDiscarded: (node) => !(node.nodeType === Node.ELEMENT_NODE && stays(node as Element)),
  });
}

/** Set by the editor; never in what the build writes. */
export const editingAttributes = [
  "data-chosen",
  "data-focused",
  "data-named",
  "data-drop",
  "data-new",
  "contenteditable",
] as const;

function copyEditingAttributes(from: Element, to: Element): void {
  for (const name of editingAttributes) {
    const value = from.getAttribute(name);
    if (value !== null) to.setAttribute(name, value);
  }
}
