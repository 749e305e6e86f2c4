import type { ComposedBlock, ComposedPage } from "../composed-page.ts";
import { withPictures } from "../with-pictures.ts";
import { morph } from "./morph.ts";

/** The page in the frame's document. */
export interface PageView {
  /** Shows a page, changing only what differs from what is shown. */
  show(page: ComposedPage): void;
  /** Puts a block as it is composed in the place of what somebody did to it. */
  renew(blockId: string): void;
  /** The element that wraps a block. */
  elementOf(blockId: string): HTMLElement | undefined;
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
  let frame: string | undefined;
  let shown = new Map<string, Shown>();

  const markupOf = ({ rendered }: ComposedBlock) =>
    parse(withPictures(rendered.html, pictureAt)).firstElementChild as HTMLElement;
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

  return {
    show(page) {
      if (page.frame !== frame) {
        const next = parse(page.frame);
        const main = body.querySelector("main");
        morph(body, next, (element) => element === main);
        frame = page.frame;
      }
      const main = mainOf();
      const before = shown;
      shown = new Map();
      for (const block of page.blocks) {
        // Two blocks may have one id for as long as nobody has mended it.
        const key = shown.has(block.id) ? `${block.id} ${shown.size}` : block.id;
        const known = showBlock(before.get(key), block);
        const name = nameOf(block);
        if (known.element.dataset.named !== name) known.element.dataset.named = name;
        const place = main.children[shown.size] ?? null;
        if (place !== known.element) main.insertBefore(known.element, place);
        shown.set(key, known);
      }
      while (main.children.length > shown.size) main.lastElementChild?.remove();
    },
    renew(blockId) {
      const known = shown.get(blockId);
      if (known) morph(known.element, markupOf(known.block), stays);
    },
    elementOf: (blockId) => shown.get(blockId)?.element,
    blockAround(element) {
      for (const known of shown.values()) if (known.element.contains(element)) return known;
      return undefined;
    },
  };
}

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, "text/html").body;
}
