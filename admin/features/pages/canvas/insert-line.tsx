import { offset, size } from "@floating-ui/react";
import { Plus } from "lucide-react";
import { messages } from "../../../messages/messages.ts";
import { Anchored } from "./anchored.tsx";

interface InsertLineProps {
  /** The block at whose edge it stands. */
  readonly to: Element;
  readonly edge: "top" | "bottom";
  /** What the new block will stand before; nothing at the end. */
  readonly before: string | undefined;
  /** Whether the pointer is near, so that the line is drawn. */
  readonly isPointed: boolean;
  readonly onInsert: () => void;
}

/** A line between two blocks of the page with a plus, that adds one there. For the pointer: the tools of the block have the same. */
export function InsertLine({ to, edge, before, isPointed, onInsert }: InsertLineProps) {
  const label = before === undefined ? messages.pages.outline.add : messages.pages.outline.addBefore(before);
  return (
    <Anchored
      to={to}
      placement={edge}
      middleware={onEdge}
      className={isPointed ? "insert-line insert-line-pointed" : "insert-line"}
    >
      <button type="button" tabIndex={-1} aria-hidden title={label} onClick={onInsert}>
        <Plus size={16} aria-hidden />
      </button>
    </Anchored>
  );
}

/** Where the block that is dragged falls, with its name. */
export function DropLine({
  to,
  edge,
  name,
}: Pick<InsertLineProps, "to" | "edge"> & { readonly name: string }) {
  return (
    <Anchored to={to} placement={edge} middleware={onEdge} className="insert-line insert-line-pointed">
      <span className="drop-name">{name}</span>
    </Anchored>
  );
}

const onEdge = [
  // Its middle is on the edge.
  offset(({ rects }) => -rects.floating.height / 2),
  size({
    apply: ({ rects, elements }) =>
      elements.floating.style.setProperty("width", `${rects.reference.width}px`),
  }),
];
