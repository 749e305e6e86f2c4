import type { Collection } from "../../../schema/model.ts";
import { messages } from "../../messages/messages.ts";
import { Button } from "../../ui/button.tsx";
import { sortLabels } from "./sort-labels.ts";

interface OrderNoteProps {
  readonly collection: Collection;
  readonly readOnly: boolean;
  readonly onShowAll: (() => void) | undefined;
}

export function OrderNote({ collection, readOnly, onShowAll }: OrderNoteProps) {
  const { order } = messages;
  const sorted = sortLabels(collection);
  if (sorted) {
    return (
      <details className="entry-order">
        <summary>{sorted.rule}</summary>
        <p>{sorted.change}</p>
        <p>{order.askForOwn}</p>
      </details>
    );
  }
  if (readOnly) return <p className="entry-order">{order.byHandReadOnly}</p>;
  if (!onShowAll) return <p className="entry-order">{order.byHand}</p>;
  return (
    <p className="entry-order">
      {order.narrowed}{" "}
      <Button tone="plain" onClick={onShowAll}>
        {order.showAll}
      </Button>
    </p>
  );
}
