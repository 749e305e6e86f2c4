import { useState } from "react";
import type { StringSchema } from "../../schema/schema.ts";
import { entryLabel } from "../entries/entry-label.ts";
import { useEntries } from "../entries/use-entries.ts";
import { messages } from "../messages/messages.ts";
import { useSession } from "../session-context.ts";
import { ChoiceField } from "./choice-field.tsx";
import { ChooseButtons } from "./choose-buttons.tsx";
import { EntryPicker } from "./entry-picker.tsx";
import type { FieldProps } from "./field.tsx";
import { FieldFrame } from "./field-frame.tsx";
import { useForm } from "./form-context.ts";
import { QuoteButton } from "./quote-button.tsx";
import { useFieldProblems } from "./use-field-problems.ts";

/** More entries than this are looked for by their words. */
const many = 24;

/** An entry of a collection, chosen by what it is called: from a list, or from a search where there are many. */
export function EntryField(props: FieldProps<StringSchema>) {
  const entries = useEntries();
  const count = entries.filter(({ collection }) => collection === props.schema.entry).length;
  return count > many ? <SearchedEntry {...props} /> : <ChoiceField {...props} />;
}

function SearchedEntry({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const { content } = useSession();
  const entries = useEntries();
  const problems = useFieldProblems(path);
  const [open, setOpen] = useState(false);
  const id = typeof value === "string" ? value : "";
  const found = entries.find((entry) => entry.collection === schema.entry && entry.id === id);
  const choose = (next: string | undefined) => {
    form.set(path, next);
    setOpen(false);
  };
  const missing = id === "" ? messages.form.none : messages.form.missing(id);
  return (
    <FieldFrame
      schema={schema}
      path={path}
      required={required}
      problems={problems}
      group
      tools={<QuoteButton schema={schema} path={path} />}
    >
      <div className="icon-choice">
        <span className="icon-name">{found ? entryLabel(content.model, found) : missing}</span>
        <ChooseButtons
          {...{ schema, path, required, problems }}
          chosen={id}
          onOpen={() => setOpen(true)}
          onRemove={() => choose(undefined)}
        />
      </div>
      {open && (
        <EntryPicker
          collection={schema.entry ?? ""}
          chosen={id}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldFrame>
  );
}
