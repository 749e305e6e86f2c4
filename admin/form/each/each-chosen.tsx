import { announce } from "@atlaskit/pragmatic-drag-and-drop-live-region";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import type { Each } from "../../../schema/site-config.ts";
import { Button } from "../../kit/button.tsx";
import { messages } from "../../messages/messages.ts";
import { fieldId, type Path, useForm } from "../form-context.ts";
import { EntryPicker } from "../late-dialogs.ts";
import { PlaceProblems } from "../place-problems.tsx";
import { ChosenEntry } from "./chosen-entry.tsx";
import { useEntryWords } from "./use-entry-words.ts";

interface EachChosenProps {
  readonly each: Each;
  readonly path: Path;
}

/** The entries that are chosen one by one, in their order; as long as none is, all are taken. */
export function EachChosen({ each, path }: EachChosenProps) {
  const form = useForm();
  const wordsOf = useEntryWords(each.each);
  const [choosing, setChoosing] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const at = [...path, "only"];
  const only = each.only ?? [];
  const set = (next: readonly string[]) => form.set(at, next.length === 0 ? undefined : next);
  const move = (from: number, to: number) => {
    const id = only[from];
    if (id === undefined) return;
    if (to < 0 || to >= only.length) {
      announce(to < 0 ? messages.form.isFirst : messages.form.isLast);
      return;
    }
    set(only.toSpliced(from, 1).toSpliced(to, 0, id));
    announce(messages.form.moved(wordsOf(id).title, to + 1, only.length));
  };
  const remove = (id: string) => {
    set(only.filter((other) => other !== id));
    announce(messages.form.removed(wordsOf(id).title));
    choose.current?.focus();
  };
  return (
    <div className="field each-chosen">
      <span className="field-label">{messages.each.onlyThese}</span>
      {only.length === 0 && <p className="field-help">{messages.each.noneChosen}</p>}
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
          {only.length === 0 ? messages.each.chooseThem : messages.each.chooseAnother}
        </Button>
      )}
      <PlaceProblems path={at} />
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
