import { Plugin, type Selection } from "prosemirror-state";
import { writingSchema } from "./text/writing-schema.ts";

const { paragraph, heading, bullet_list, ordered_list, blockquote } = writingSchema.nodes;
/** Enter leads out of these at their end, by the keyboard of a phone too. */
const open = [paragraph, heading, bullet_list, ordered_list, blockquote];

/** Gives a text that ends in a table, code or a rule an empty line below it, which is not written unless words come into it. */
export const lineBelow = new Plugin({
  appendTransaction(_, __, { doc, tr }) {
    const { lastChild } = doc;
    if (!lastChild || !paragraph || open.some((type) => type === lastChild.type)) return null;
    return tr.insert(doc.content.size, paragraph.create());
  },
});

export function isInLineBelow({ $head, empty }: Selection): boolean {
  const { parent, depth, doc } = $head;
  return empty && depth === 1 && parent.content.size === 0 && $head.after() === doc.content.size;
}
