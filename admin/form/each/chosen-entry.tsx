import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { messages } from "../../messages/messages.ts";
import { Thumbnail } from "../../pictures/thumbnail.tsx";
import { useItemDrag } from "../use-item-drag.ts";
import type { EntryWords } from "./use-entry-words.ts";

interface ChosenEntryProps {
  readonly words: EntryWords;
  /** The list that it is moved in. */
  readonly list: string;
  readonly index: number;
  readonly count: number;
  readonly readOnly: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

/** An entry that was chosen: moved by its handle, by keys and by buttons, or left out. */
export function ChosenEntry({ words, list, index, count, readOnly, onMove, onRemove }: ChosenEntryProps) {
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { dragged, edge } = useItemDrag({ item, handle, list, index, onMove });
  const { title, picture } = words;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    onMove(index, index + by);
  };
  const classes = ["list-item", dragged && "list-dragged", edge && `list-drop-${edge}`];
  return (
    <li ref={item} className={classes.filter(Boolean).join(" ")}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are for what is in it */}
      <div className="each-entry" onKeyDown={readOnly ? undefined : onKeyDown}>
        {!readOnly && (
          <button
            ref={handle}
            type="button"
            className="list-handle"
            aria-label={messages.form.place(title, index + 1, count)}
            title={messages.form.drag}
          >
            <GripVertical size={15} aria-hidden />
          </button>
        )}
        {picture && <Thumbnail name={picture} width={96} className="each-thumbnail" />}
        <span className="each-entry-title">{title}</span>
        {!readOnly && (
          <>
            <button
              type="button"
              className="icon-button"
              aria-label={messages.form.moveWhatUp(title)}
              title={messages.form.moveUp}
              aria-disabled={index === 0}
              onClick={() => onMove(index, index - 1)}
            >
              <ArrowUp size={15} aria-hidden />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={messages.form.moveWhatDown(title)}
              title={messages.form.moveDown}
              aria-disabled={index === count - 1}
              onClick={() => onMove(index, index + 1)}
            >
              <ArrowDown size={15} aria-hidden />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={messages.each.leaveOut(title)}
              title={messages.form.remove}
              onClick={onRemove}
            >
              <X size={15} aria-hidden />
            </button>
          </>
        )}
      </div>
    </li>
  );
}
