import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { useState } from "react";
import type { Each } from "../../../schema/site-config.ts";
import { Button } from "../../kit/button.tsx";
import { IconButton } from "../../kit/icon-button.tsx";
import { messages } from "../../messages/messages.ts";
import { EntryPicker } from "../entry-picker.tsx";
import { type Path, useForm } from "../form-context.ts";

interface EachChosenProps {
  readonly each: Each;
  readonly path: Path;
  readonly titleOf: (id: string) => string;
}

/** The entries that are chosen one by one, in their order; as long as none is, all are taken. */
export function EachChosen({ each, path, titleOf }: EachChosenProps) {
  const form = useForm();
  const [choosing, setChoosing] = useState(false);
  const at = [...path, "only"];
  const only = each.only ?? [];
  const set = (next: readonly string[]) => form.set(at, next.length === 0 ? undefined : next);
  const move = (index: number, by: number) => {
    const id = only[index];
    if (id !== undefined) set(only.toSpliced(index, 1).toSpliced(index + by, 0, id));
  };
  return (
    <div className="field each-chosen">
      {only.length > 0 && <span className="field-label">{messages.each.onlyThese}</span>}
      <ol>
        {only.map((id, index) => (
          <li key={id}>
            <span>{titleOf(id)}</span>
            {!form.readOnly && (
              <>
                <IconButton
                  label={messages.form.moveWhatUp(titleOf(id))}
                  icon={<ArrowUp size={15} />}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  label={messages.form.moveWhatDown(titleOf(id))}
                  icon={<ArrowDown size={15} />}
                  disabled={index === only.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  label={messages.each.leaveOut(titleOf(id))}
                  icon={<X size={15} />}
                  onClick={() => set(only.toSpliced(index, 1))}
                />
              </>
            )}
          </li>
        ))}
      </ol>
      {!form.readOnly && (
        <Button tone="plain" icon={<Plus size={15} />} onClick={() => setChoosing(true)}>
          {only.length === 0 ? messages.each.chooseThem : messages.each.chooseAnother}
        </Button>
      )}
      {choosing && (
        <EntryPicker
          collection={each.each}
          chosen=""
          onChoose={(id) => {
            setChoosing(false);
            if (!only.includes(id)) set([...only, id]);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
