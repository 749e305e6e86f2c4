import morphdom from "morphdom";
import { keepEditingAttributes } from "./editing-attributes.ts";

/**
 * Makes what is in an element what is in another one, in place: what is the same stays, with its scroll, its loaded
 * pictures and its focus. `stays` names elements that are left as they are.
 */
export function morph(from: Element, to: Element, stays: (element: Element) => boolean = () => false): void {
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
