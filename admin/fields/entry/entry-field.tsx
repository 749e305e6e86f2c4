import { entryLabel } from "../../../editing/labels/entry-label.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEntries } from "../../site/use-entries.ts";
import { ChoiceField } from "../choice/choice-field.tsx";
import { ChooserField } from "../choice/chooser-field.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { EntryPicker } from "./entry-picker.tsx";

const many = 24;

export function EntryField(props: FieldProps<StringSchema>) {
  const entries = useEntries();
  const count = entries.filter(({ collection }) => collection === props.schema.entry).length;
  return count > many ? <SearchedEntry {...props} /> : <ChoiceField {...props} />;
}

function SearchedEntry({ value, ...field }: FieldProps<StringSchema>) {
  const { content } = useOpenedSite();
  const entries = useEntries();
  const { entry: collection = "" } = field.schema;
  const id = typeof value === "string" ? value : "";
  const found = entries.find((entry) => entry.collection === collection && entry.id === id);
  const missing = id === "" ? fieldWords().none : fieldWords().missing({ id });
  return (
    <ChooserField
      {...field}
      chosen={id}
      dialog={(chooser) => <EntryPicker collection={collection} {...chooser} />}
    >
      {(buttons) => (
        <div className="icon-choice">
          <span className="icon-name">{found ? entryLabel(content.model, found) : missing}</span>
          {buttons}
        </div>
      )}
    </ChooserField>
  );
}
