import morphdom from "morphdom";
import { copyStyle, setStyle } from "../../../renderer/render/styles/style-attributes.ts";
import { isHydrated } from "./hydrated.ts";

/** What an update changed in the page. */
export interface Changed {
  /** Elements with changed attributes or children. */
  readonly elements: readonly Element[];
  /** Elements whose children changed. */
  readonly parents: ReadonlySet<Element>;
  /** New elements. */
  readonly made: ReadonlySet<Element>;
}

/** The page as the server sent it, beside the page as it is: with what was opened, typed and hydrated in it since. */
export interface ServerCopy {
  /** The `html` element as it was last sent. */
  readonly root: HTMLElement;
  /** Applies the differences to a newer page; elements for which `isLeft` is true are not touched. */
  update(newer: HTMLElement, isLeft: (element: Element) => boolean): Changed;
  /** Replaces an element of the page by a new one as the server sent it. */
  renew(element: Element): Element | undefined;
}

export function copyPage(page: HTMLElement): ServerCopy {
  const inPage = new WeakMap<Node, Node>();
  const inCopy = new WeakMap<Node, Node>();
  const root = copyOf(page) as HTMLElement;

  function pair(copied: Node, own: Node): void {
    inPage.set(copied, own);
    inCopy.set(own, copied);
    copied.childNodes.forEach((child, index) => {
      const other = own.childNodes[index];
      if (other) pair(child, other);
    });
  }

  function copyOf(own: Node): Node {
    const copied = isStyled(own) ? copyStyled(own) : own.cloneNode(own.nodeName === "TEMPLATE");
    inPage.set(copied, own);
    inCopy.set(own, copied);
    for (const child of own.childNodes) copied.appendChild(copyOf(child));
    return copied;
  }

  function make(copied: Node): Node {
    const made = document.importNode(copied, true);
    pair(copied, made);
    return made;
  }

  /** Does to the page what a record says was done to the copy. Of an element that is new all is in it already. */
  function repeat(record: MutationRecord, made: Set<Element>): Element | undefined {
    const { type, target, attributeName, addedNodes, removedNodes, nextSibling } = record;
    const own = inPage.get(target);
    if (!own) return undefined;
    if (type === "characterData") own.nodeValue = target.nodeValue;
    if (type === "attributes" && attributeName !== null) {
      const value = (target as Element).getAttribute(attributeName);
      if (attributeName === "style") setStyle(own as Element, value);
      else if (value === null) (own as Element).removeAttribute(attributeName);
      else (own as Element).setAttribute(attributeName, value);
    }
    for (const node of removedNodes) {
      const removed = inPage.get(node);
      if (removed?.parentNode === own) own.removeChild(removed);
    }
    const next = nextSibling && inPage.get(nextSibling);
    for (const node of addedNodes) {
      const added = inPage.get(node) ?? make(node);
      if (added instanceof Element && !added.isConnected) made.add(added);
      own.insertBefore(added, next?.parentNode === own ? next : null);
    }
    return own instanceof Element ? own : (own.parentElement ?? undefined);
  }

  return {
    root,
    update(newer, isLeft) {
      const observer = new MutationObserver(() => undefined);
      observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
      morphdom(root, newer, {
        onBeforeElUpdated(old, next) {
          if (isLeft(old)) return false;
          copyStyle(next, old);
          return !old.isEqualNode(next);
        },
        onBeforeNodeDiscarded: (node) => !(node instanceof Element && isLeft(node)),
      });
      const records = withoutRendered(observer.takeRecords(), inPage);
      observer.disconnect();
      const elements: Element[] = [];
      const parents = new Set<Element>();
      const made = new Set<Element>();
      for (const record of records) {
        const element = repeat(record, made);
        if (!element) continue;
        elements.push(element);
        if (record.type === "childList") parents.add(element);
      }
      return { elements: elements.filter((element) => element.isConnected), parents, made };
    },
    renew(element) {
      const copied = inCopy.get(element);
      if (!copied) return undefined;
      const made = make(copied) as Element;
      element.replaceWith(made);
      return made;
    },
  };
}

/** Without what islands render that have the same props: Fast Refresh brings them their newer code. */
function withoutRendered(
  records: readonly MutationRecord[],
  inPage: Pick<WeakMap<Node, Node>, "get">,
): readonly MutationRecord[] {
  const placed = records.map((record) => {
    const own = inPage.get(record.target);
    const island = elementAt(own)?.closest("[data-island]");
    const isInRoot = elementAt(record.target)?.closest("[data-root]") != null;
    return { record, island: island && isHydrated(island) ? island : undefined, isInRoot };
  });
  const changed = new Set(placed.filter(({ isInRoot }) => !isInRoot).map(({ island }) => island));
  return placed.flatMap(({ record, island }) => (island === undefined || changed.has(island) ? record : []));
}

const elementAt = (node: Node | undefined) => (node instanceof Element ? node : node?.parentElement);

const isStyled = (node: Node): node is Element => node instanceof Element && node.hasAttribute("style");

/** Chromium applies a style that the policy has refused to an element, and to its copy, once it is cloned. */
function copyStyled(element: Element): Element {
  const copied = document.createElementNS(element.namespaceURI, element.localName);
  for (const { namespaceURI, name, value } of element.attributes)
    if (name === "style") setStyle(copied, value);
    else copied.setAttributeNS(namespaceURI, name, value);
  return copied;
}
