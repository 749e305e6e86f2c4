import { X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { soleTokenPath } from "../../../schema/token-syntax.ts";
import { entryLabel } from "../../labels/entry-label.ts";
import { Thumbnail } from "../../media/store/thumbnail.tsx";
import { messages } from "../../messages/messages.ts";
import { DragHandle, StepButton, stepOfKey } from "../../ui/list-controls.tsx";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { useEntries } from "../../workspace/use-entries.ts";
import { itemClass, useItemDrag } from "../items/use-item-drag.ts";

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
  const drag = useItemDrag({ item, handle, list, index, onMove });
  const { title, picture } = words;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepOfKey(event);
    if (by === undefined) return;
    event.preventDefault();
    onMove(index, index + by);
  };
  return (
    <li ref={item} className={itemClass(drag)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are for what is in it */}
      <div className="each-entry" onKeyDown={readOnly ? undefined : onKeyDown}>
        {!readOnly && <DragHandle ref={handle} {...{ title, index, count }} />}
        {picture && <Thumbnail name={picture} width={96} className="each-thumbnail" />}
        <span className="each-entry-title">{title}</span>
        {!readOnly && (
          <>
            <StepButton
              by={-1}
              of={title}
              aria-disabled={index === 0}
              onClick={() => onMove(index, index - 1)}
            />
            <StepButton
              by={1}
              of={title}
              aria-disabled={index === count - 1}
              onClick={() => onMove(index, index + 1)}
            />
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

/** What an entry is called and shown by. */
interface EntryWords {
  readonly title: string;
  /** The name of its picture; nothing where it has none. */
  readonly picture: string | undefined;
}

/** How the entries of a collection are called and shown, by their ids; a token may stand for one. */
export function useEntryWords(collection: string): (id: string) => EntryWords {
  const { model } = useOpenedSite().content;
  const entries = useEntries();
  return (wanted) => {
    const entry = entries.find((one) => one.collection === collection && one.id === wanted);
    if (!entry) {
      const isToken = soleTokenPath(wanted) !== undefined;
      return { title: isToken ? messages.values.ownEntry : wanted, picture: undefined };
    }
    const picture = entry.fields[model.collections[collection]?.picture ?? ""];
    return {
      title: entryLabel(model, entry),
      picture: typeof picture === "string" && picture !== "" ? picture : undefined,
    };
  };
}
