import { useState } from "react";
import type { EntryDocument } from "../../../editing/document/site-document.ts";
import { withinSentence } from "../../../editing/labels/schema/humanize-key.ts";
import { entryWords } from "../../../editing/messages/entry-words.ts";
import { defaultText } from "../../../renderer/resolve/entries/default-text.ts";
import { entrySchema } from "../../../renderer/resolve/entries/entry-schema.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import type { Collection } from "../../../schema/model/model.ts";
import { Field } from "../../fields/field.tsx";
import { useView } from "../../view/workspace.ts";

interface DefaultTextsProps {
  readonly drafted: readonly string[];
  readonly collection: Collection;
  readonly entry: EntryDocument;
}

/** Fields that say what another one says until somebody writes in them, folded, with what they say. */
export function DefaultTexts({ drafted, collection, entry }: DefaultTextsProps) {
  const wanted = useView((view) => view.focusRequest);
  const [opened, setOpened] = useState<typeof wanted>();
  const [isOpen, setOpen] = useState(false);
  const isWanted = wanted?.field[0] === "frontMatter" && drafted.includes(String(wanted.field[1]));
  if (isWanted && wanted !== opened) {
    setOpened(wanted);
    setOpen(true);
  }
  const schema = entrySchema(collection);
  const written = { ...entry.frontMatter, body: entry.body };
  const fields = drafted.flatMap((key) => {
    const field = schema.properties[key];
    return field?.type === "string" ? [{ key, field, text: defaultText(schema, key, written) }] : [];
  });
  if (fields.length === 0) return null;
  const helpFor = ({ defaultFrom = "", description }: StringSchema) => {
    const from = withinSentence(schema.properties[defaultFrom]?.title ?? defaultFrom);
    return `${description} ${entryWords().draftedFrom({ field: from })}`;
  };
  return (
    <details
      className="default-texts"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {fields.map(({ field }) => field.title).join(", ")}
        {!isOpen &&
          fields.map(({ key, field, text }) => (
            <span key={key} className="default-text">
              {field.title}: {String(entry.frontMatter[key] ?? text ?? entryWords().draftedLater)}
              {!Object.hasOwn(entry.frontMatter, key) && text && ` · ${entryWords().drafted}`}
            </span>
          ))}
      </summary>
      {isOpen &&
        fields.map(({ key, field, text }) => (
          <Field
            key={key}
            schema={{ ...field, description: helpFor(field), examples: text === undefined ? [] : [text] }}
            value={entry.frontMatter[key]}
            path={["frontMatter", key]}
            required={false}
          />
        ))}
    </details>
  );
}
