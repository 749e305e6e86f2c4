import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { type KeyboardEvent, useRef, useState } from "react";
import type { ValuePath } from "../../../editing/document/edit.ts";
import { entryLabel } from "../../../editing/labels/entry-label.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { ObjectSchema } from "../../../schema/fields/schema.ts";
import { entryPicture } from "../../../schema/model/model.ts";
import type { Each } from "../../../schema/site/site-config.ts";
import { singleTokenPath } from "../../../schema/text/token-syntax.ts";
import { Thumbnail } from "../../media/store/thumbnail.tsx";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEntries } from "../../site/use-entries.ts";
import { Button } from "../../ui/button.tsx";
import { Plus, X } from "../../ui/icons/icons.ts";
import { DragHandle, StepButton, stepOfKey } from "../../ui/list-controls.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { EntryPicker } from "../entry/entry-picker.tsx";
import { eachMessages } from "../form/each-messages.ts";
import { fieldId, useForm } from "../form/form-context.ts";
import { LocationProblems } from "../form/location-problems.tsx";
import { itemClass, useItemDrag } from "../items/use-item-drag.ts";
import { EachConditions } from "./each-conditions.tsx";
import { EachLimits } from "./each-limits.tsx";
import { type EachMode, eachModes, hasRule, modeOf, withMode } from "./each-mode.ts";

interface EachShownProps {
  readonly each: Each;
  readonly path: ValuePath;
  readonly fields: ObjectSchema;
  readonly shownIds: () => readonly string[];
}

export function EachSelection({ each, path, fields, shownIds }: EachShownProps) {
  const form = useForm();
  // A rule without a condition, and a choice of none, are written as all of them.
  const written = modeOf(each);
  const [asked, setAsked] = useState<{ readonly of: string; readonly mode: EachMode }>({
    of: each.each,
    mode: written,
  });
  const mode = written === "all" && asked.of === each.each ? asked.mode : written;
  const change = (next: EachMode) => {
    setAsked({ of: each.each, mode: next });
    form.set(path, withMode(each, next, shownIds()));
  };
  const words = eachMessages();
  return (
    <>
      <div className="field each-shown">
        <span className="field-label">{words.shown}</span>
        {form.readOnly ? (
          <p>{words.modes[mode]}</p>
        ) : (
          <SegmentedControl
            label={words.shown}
            value={mode}
            options={eachModes.map((option) => [option, words.modes[option]])}
            onChange={change}
          />
        )}
      </div>
      {mode === "rule" && <EachConditions each={each} path={path} fields={fields} />}
      {mode === "chosen" ? (
        <EachChosen each={each} path={path} />
      ) : (
        <EachWithoutSelection each={each} path={path} />
      )}
      {(mode === "rule" || (mode === "chosen" && hasRule(each))) && (
        <EachLimits each={each} path={path} fields={fields} />
      )}
    </>
  );
}

const ownEntry = "{{entry.id}}";

export function EachWithoutSelection({ each, path }: { readonly each: Each; readonly path: ValuePath }) {
  const form = useForm();
  const left = [each.except ?? []].flat();
  return (
    <>
      <label className="each-check">
        <input
          type="checkbox"
          disabled={form.readOnly}
          checked={left.includes(ownEntry)}
          onChange={({ target }) => {
            const kept = left.filter((one) => one !== ownEntry);
            const next = target.checked ? [...kept, ownEntry] : kept;
            form.set([...path, "except"], next.length > 1 ? next : next[0]);
          }}
        />
        {eachMessages().withoutOwn}
      </label>
      <LocationProblems path={[...path, "except"]} />
    </>
  );
}

interface EachChosenProps {
  readonly each: Each;
  readonly path: ValuePath;
}

/** The entries that are chosen one by one, in their order; as long as none is, all are taken. */
function EachChosen({ each, path }: EachChosenProps) {
  const form = useForm();
  const wordsOf = useEntryWords(each.each);
  const [choosing, setChoosing] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const at = [...path, "only"];
  const only = [each.only ?? []].flat();
  const set = (next: readonly string[]) => form.set(at, next.length === 0 ? undefined : next);
  const move = (from: number, to: number) => {
    const id = only[from];
    if (id === undefined) return;
    if (to < 0 || to >= only.length) {
      announce(to < 0 ? fieldWords().isFirst : fieldWords().isLast);
      return;
    }
    set(only.toSpliced(from, 1).toSpliced(to, 0, id));
    announce(fieldWords().moved({ title: wordsOf(id).title, place: to + 1, count: only.length }));
  };
  const remove = (id: string) => {
    set(only.filter((other) => other !== id));
    announce(fieldWords().removed({ title: wordsOf(id).title }));
    choose.current?.focus();
  };
  return (
    <div className="field each-chosen">
      <span className="field-label">{eachMessages().onlyThese}</span>
      {only.length === 0 && <p className="field-help">{eachMessages().noneChosen}</p>}
      <ol className="list-items">
        {only.map((id, index) => (
          <ChosenEntry
            key={id}
            words={wordsOf(id)}
            list={fieldId(form, at)}
            index={index}
            count={only.length}
            readOnly={form.readOnly}
            onMove={move}
            onRemove={() => remove(id)}
          />
        ))}
      </ol>
      {!form.readOnly && (
        <Button ref={choose} tone="plain" icon={<Plus size={15} />} onClick={() => setChoosing(true)}>
          {only.length === 0 ? eachMessages().chooseThem : eachMessages().chooseAnother}
        </Button>
      )}
      <LocationProblems path={at} />
      {choosing && (
        <EntryPicker
          collection={each.each}
          chosen={only}
          onChoose={(id) => set(only.includes(id) ? only.filter((other) => other !== id) : [...only, id])}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}

interface ChosenEntryProps {
  readonly words: EntryWords;
  readonly list: string;
  readonly index: number;
  readonly count: number;
  readonly readOnly: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: () => void;
}

function ChosenEntry({ words, list, index, count, readOnly, onMove, onRemove }: ChosenEntryProps) {
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
              aria-label={eachMessages().leaveOut({ entry: title })}
              title={fieldWords().remove}
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

interface EntryWords {
  readonly title: string;
  readonly picture: string | undefined;
}

function useEntryWords(collection: string): (id: string) => EntryWords {
  const { model } = useOpenedSite().content;
  const entries = useEntries();
  return (wanted) => {
    const entry = entries.find((one) => one.collection === collection && one.id === wanted);
    if (!entry) {
      const isToken = singleTokenPath(wanted) !== undefined;
      return { title: isToken ? messages.values.ownEntry : wanted, picture: undefined };
    }
    const picture = entryPicture(model.collections[collection], entry.fields);
    return { title: entryLabel(model, entry), picture };
  };
}
