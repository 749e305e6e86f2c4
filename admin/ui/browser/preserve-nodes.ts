/**
 * Lets React go on where somebody else has moved or replaced nodes that it made: what translates a page, as Chrome does,
 * and extensions that correct spelling put text nodes into elements of their own. React would throw at the next change
 * of such a node (https://github.com/facebook/react/issues/11538); here what is elsewhere is taken from where it is.
 */
export function preserveNodes({ prototype }: { readonly prototype: Node }): void {
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const around = foreignAround(child, this);
    if (child.parentNode === this) removeChild.call(this, child);
    else if (around) removeChild.call(this, around);
    else child.parentNode?.removeChild(child);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const place = before === null || before.parentNode === this ? before : foreignAround(before, this);
    insertBefore.call(this, child, place ?? null);
    return child;
  };
}

function foreignAround(child: Node, parent: Node): Node | undefined {
  for (let at: Node | null = child.parentNode; at; at = at.parentNode)
    if (at.parentNode === parent) return at;
  return undefined;
}
