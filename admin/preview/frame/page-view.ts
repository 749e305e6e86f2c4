import morphdom from "morphdom";
import type { BlockAddress } from "../../document/edit.ts";
import { withPictures } from "../../document/with-pictures.ts";
import { parseHtml } from "../../ui/trusted-types.ts";
import { type ComposedBlock, type ComposedPage, keyOfBlock } from "../compose/composed-page.ts";
import { type ColourScheme, picturesInScheme } from "../compose/preview-css.ts";
import { keepEditingAttributes } from "./editing-attributes.ts";

/** The page in the frame's document. */
export interface PageView {
  /** Shows a page, changing only what differs from what is shown. */
  show(page: ComposedPage): void;
  /** Shows the pictures that are for a colour scheme. */
  setScheme(scheme: ColourScheme): void;
  /** Puts a block as it is composed in the place of what somebody did to it. */
  renew(block: BlockAddress): void;
  /** The element that wraps a block. */
  elementOf(block: BlockAddress): HTMLElement | undefined;
  /** The block that an element is in. */
  blockAround(element: Element): { readonly block: ComposedBlock; readonly element: HTMLElement } | undefined;
}

interface PageViewOptions {
  readonly body: HTMLElement;
  /** How a block is called in the label that its hover shows. */
  nameOf(block: ComposedBlock): string;
  /** Where a picture is found that the page asks for at an address. */
  pictureAt(address: string): string;
  /** Elements that somebody types in, and blocks that have to wait until that ends. */
  stays(element: Element): boolean;
  waits(block: ComposedBlock): boolean;
}

interface Shown {
  readonly element: HTMLElement;
  block: ComposedBlock;
}

/** Keeps a document's body the same as a composed page. */
export function createPageView({ body, nameOf, pictureAt, stays, waits }: PageViewOptions): PageView {
  let shell: string | undefined;
  let scheme: ColourScheme = "light";
  let shown = new Map<string, Shown>();

  const markupOf = ({ rendered }: ComposedBlock) =>
    parseHtml(picturesInScheme(withPictures(rendered.html, pictureAt), scheme)).body
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
    // The frame's blocks stand beside what the shell has, and are put back in their places.
    for (const { element } of shown.values()) if (element.parentElement === body) element.remove();
    const main = body.querySelector("main");
    morph(body, parseHtml(next).body, (element) => element === main);
    shell = next;
  };
  /** Puts blocks into a parent in their order, the first behind a node, or at its start. */
  const place = (
    blocks: readonly ComposedBlock[],
    parent: Element,
    before: ReadonlyMap<string, Shown>,
    after?: Element,
  ) => {
    let previous: Element | null = after ?? null;
    for (const block of blocks) {
      // Two blocks may have one id for as long as nobody has mended it.
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
    renew(block) {
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

/** What of the shell stands before the frame's blocks: the last element before the main one that is none of them. */
function firstOfShell(body: Element, main: Element, blocks: ReadonlyMap<string, Shown>): Element | undefined {
  const own = new Set<Element>([...blocks.values()].map(({ element }) => element));
  const before = [...body.children].slice(0, [...body.children].indexOf(main));
  return before.findLast((element) => !own.has(element));
}

/**
 * Makes what is in an element what is in another one, in place: what is the same stays, with its scroll, its loaded
 * pictures and its focus. `stays` names elements that are left as they are.
 */
function morph(from: Element, to: Element, stays: (element: Element) => boolean = () => false): void {
  morphdom(from, to, {
    childrenOnly: true,
    onBeforeElUpdated(old, next) {
      if (stays(old)) return false;
      keepEditingAttributes(old, next);
      return !old.isEqualNode(next);
    },
    onBeforeNodeDiscarded: (node) => !(node.nodeType === Node.ELEMENT_NODE && stays(node as Element)),
  });
}
