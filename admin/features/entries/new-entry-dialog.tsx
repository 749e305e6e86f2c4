import { useId, useState } from "react";
import type { Collection } from "../../../schema/model.ts";
import { entryFile, entryIdOf } from "../../document/entry-file.ts";
import { idsInOrder, orderFile } from "../../document/order-file.ts";
import { pageOfCollection } from "../../document/page-of-collection.ts";
import { choicesOf } from "../../fields/choice/choices-of.ts";
import { singularLabel } from "../../labels/collection-labels.ts";
import { languageName } from "../../labels/language-name.ts";
import { messages } from "../../messages/messages.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { PromptDialog } from "../../ui/prompt-dialog.tsx";
import { PromptText } from "../../ui/prompt-text.tsx";
import { useOpenedSite } from "../../workspace/opened-site.ts";
import { useSiteLanguages } from "../../workspace/use-site-languages.ts";
import { entriesInOrder } from "./entries-in-order.ts";
import { useEntryCommands } from "./entry-commands-context.ts";
import type { FilterChoice } from "./entry-filters.ts";
import { entryIdOfTitle, idError, newEntry, promptedFields } from "./new-entry.ts";

interface NewEntryDialogProps {
  readonly collection: Collection;
  readonly chosen: FilterChoice;
  readonly onClose: () => void;
}

export function NewEntryDialog({ collection, chosen, onClose }: NewEntryDialogProps) {
  const { content } = useOpenedSite();
  const { store } = useEditorDocument();
  const commands = useEntryCommands();
  const document = useEditor((state) => state.document);
  const languages = useSiteLanguages();
  const { name, label, fields } = collection;
  const asked = promptedFields(collection).flatMap((key) => {
    const schema = fields.properties[key];
    return schema?.type === "string"
      ? [{ key, title: schema.title, choices: choicesOf(schema, content) }]
      : [];
  });
  const [title, setTitle] = useState("");
  const [written, setWritten] = useState<string>();
  const [values, setValues] = useState<Readonly<Record<string, string | undefined>>>(() => ({
    ...Object.fromEntries(asked.map(({ key, choices }) => [key, chosen[key] ?? choices[0]?.value])),
    ...(languages.length > 1 && { language: chosen.language ?? languages[0] }),
  }));
  const proposed = title.trim() === "" ? "" : commands.freshId(name, entryIdOfTitle(title) || name);
  const id = (written ?? proposed).trim();
  const ids = commands
    .taken()
    .flatMap((file) =>
      file.startsWith(entryFile(name, "").slice(0, -3)) ? [entryIdOf(file).toLowerCase()] : [],
    );
  const wrong = id === "" ? undefined : idError(id, ids);
  const path = pageOfCollection(document, name, values.language)?.path;
  const add = () => {
    const order = idsInOrder(store.getState().entries[orderFile(name)]);
    const like = entriesInOrder(content.entries, collection, { model: content.model, order })
      .slice(0, 3)
      .map((entry) => entry.fields);
    const isMain = values.language === undefined || values.language === languages[0];
    const { language, ...others } = values;
    const known = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
    onClose();
    commands.add(
      name,
      id,
      newEntry(collection, {
        title: title.trim(),
        chosen: { ...known, ...(!isMain && { language }) },
        today: content.today,
        like,
      }),
    );
  };
  const choice = (key: string, words: string, choices: readonly { value: string; label: string }[]) => (
    <AskedChoice
      key={key}
      label={words}
      value={values[key] ?? ""}
      choices={choices}
      onChange={(value) => setValues({ ...values, [key]: value })}
    />
  );
  const kind = singularLabel(collection);
  return (
    <PromptDialog
      title={messages.entries.add({ kind })}
      verb={messages.entries.addVerb({ kind })}
      disabled={title.trim() === "" || id === "" || wrong !== undefined}
      onDone={add}
      onClose={onClose}
    >
      <PromptText
        label={fields.properties[label]?.title ?? messages.entries.title}
        value={title}
        onChange={setTitle}
      />
      <PromptText
        label={path ? messages.entries.address : messages.entries.fileName}
        value={written ?? proposed}
        wrong={wrong}
        spellCheck={false}
        help={
          path
            ? messages.entries.willBeAt({ path: path.replace(/\{(?:slug|id)\}/, id || "…") })
            : messages.entries.storedAs
        }
        onChange={setWritten}
      />
      {asked.map(({ key, title: words, choices }) => choice(key, words, choices))}
      {languages.length > 1 &&
        choice(
          "language",
          messages.entries.language,
          languages.map((value) => ({ value, label: languageName(value) })),
        )}
    </PromptDialog>
  );
}

interface AskedChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

function AskedChoice({ label, value, choices, onChange }: AskedChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
