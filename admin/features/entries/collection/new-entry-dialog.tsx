import { useState } from "react";
import { entryFile, entryIdOf } from "../../../../editing/document/entry.ts";
import { entryIdOfTitle, idError, newEntry, promptedFields } from "../../../../editing/document/new-entry.ts";
import { idsInOrder, orderFile } from "../../../../editing/document/order.ts";
import { pageOfCollection } from "../../../../editing/document/page.ts";
import { singularLabel } from "../../../../editing/labels/entry-label.ts";
import { languageName } from "../../../../editing/labels/language-names.ts";
import { entryWords } from "../../../../editing/messages/entry-words.ts";
import { fieldWords } from "../../../../editing/messages/field-words.ts";
import type { Collection } from "../../../../schema/model/model.ts";
import { choicesOf } from "../../../fields/choice/choices-of.ts";
import { useOpenedSite } from "../../../site/opened-site.ts";
import { useSiteLanguages } from "../../../site/use-site-languages.ts";
import { useSlugOptions } from "../../../site/use-slug-options.ts";
import { useEditor, useEditorDocument } from "../../../sync/store/editor-document.ts";
import { PromptChoice } from "../../../ui/prompt-choice.tsx";
import { PromptDialog } from "../../../ui/prompt-dialog.tsx";
import { PromptText } from "../../../ui/prompt-text.tsx";
import { entriesInOrder } from "./entries-in-order.ts";
import { useEntryCommands } from "./entry-commands-context.ts";
import type { FilterChoice } from "./entry-filters.ts";

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
      ? [{ key, title: schema.title, choices: choicesOf(schema, content), usual: schema.default }]
      : [];
  });
  const [title, setTitle] = useState("");
  const [written, setWritten] = useState<string>();
  const [values, setValues] = useState<Readonly<Record<string, string | undefined>>>(() => ({
    ...Object.fromEntries(asked.map(({ key, usual }) => [key, chosen[key] ?? usual])),
    ...(languages.length > 1 && { language: chosen.language ?? languages[0] }),
  }));
  const slugs = useSlugOptions(values.language);
  const proposed = title.trim() === "" ? "" : commands.freshId(name, entryIdOfTitle(title, slugs) || name);
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
    const like = entriesInOrder(content.entries, collection, {
      model: content.model,
      order,
      language: languages[0] ?? "en",
    })
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
    <PromptChoice
      key={key}
      label={words}
      value={values[key] ?? ""}
      choices={choices}
      none={values[key] ? undefined : fieldWords().choose}
      onChange={(value) => setValues({ ...values, [key]: value })}
    />
  );
  const kind = singularLabel(collection);
  const isOpen = asked.some(({ key, choices }) => choices.length > 0 && !values[key]);
  return (
    <PromptDialog
      title={entryWords().add({ kind })}
      verb={entryWords().addVerb({ kind })}
      disabled={title.trim() === "" || id === "" || wrong !== undefined || isOpen}
      onDone={add}
      onClose={onClose}
    >
      <PromptText
        label={fields.properties[label]?.title ?? entryWords().title}
        value={title}
        onChange={setTitle}
      />
      <PromptText
        label={path ? entryWords().address : entryWords().fileName}
        value={written ?? proposed}
        wrong={wrong}
        spellCheck={false}
        help={
          path
            ? entryWords().willBeAt({ path: path.replace(/\{(?:slug|id)\}/, id || "…") })
            : entryWords().storedAs
        }
        onChange={setWritten}
      />
      {asked.map(({ key, title: words, choices }) => choice(key, words, choices))}
      {languages.length > 1 &&
        choice(
          "language",
          entryWords().language,
          languages.map((value) => ({ value, label: languageName(value) })),
        )}
    </PromptDialog>
  );
}
