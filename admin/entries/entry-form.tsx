import { ChevronLeft, Copy, Ellipsis, ListFilter, PencilLine, Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import { type CollectionName, collections } from "../../schema/collections/index.ts";
import type { ObjectSchema } from "../../schema/schema.ts";
import { entryIdOf } from "../edits/entry-file.ts";
import type { EntryDocument } from "../edits/site-document.ts";
import { bodySchemas } from "../edits/words/entry-schema.ts";
import { Field } from "../form/field.tsx";
import type { Path } from "../form/form-context.ts";
import { FormProvider } from "../form/form-provider.tsx";
import { IconButton } from "../kit/icon-button.tsx";
import { Menu } from "../kit/menu.tsx";
import { useEditor, useProblems, useSession } from "../session-context.ts";
import { useEntryCommands } from "./entry-commands-context.ts";
import { dateWords, kindOf, lengthWords } from "./entry-words.ts";
import { RenameEntryDialog } from "./rename-entry-dialog.tsx";

interface EntryFormProps {
  readonly file: string;
  readonly collection: CollectionName;
  readonly entry: EntryDocument;
  /** Shows the posts of a category. */
  readonly onCategory: (category: string) => void;
  /** Called when a field gets the focus, with the same function each time. */
  readonly onField: (field: Path) => void;
  /** Leaves it for the list. */
  readonly onLeave: () => void;
}

/** The fields that come before the text; the others come behind it. */
const leading = new Set(["title", "excerpt", "description", "image", "location", "projectType"]);

/** The fields and the text of an entry, in the order in which somebody writes them. */
export function EntryForm({ file, collection, entry, onCategory, onField, onLeave }: EntryFormProps) {
  const holder = useMemo(() => ({ in: "entry", file }) as const, [file]);
  const { properties, required = [] }: ObjectSchema = collections[collection];
  const keys = Object.keys(properties);
  // No page shows the text of a category; what somebody has written there can be taken away.
  const hasText = collection !== "categories" || entry.body !== "";
  const fields = (which: readonly string[]) =>
    which.map((key) => {
      const schema = properties[key];
      return (
        schema && (
          <Field
            key={key}
            schema={schema}
            value={entry.frontMatter[key]}
            path={["frontMatter", key]}
            required={required.includes(key)}
          />
        )
      );
    });
  return (
    <aside className="inspector entry-form" aria-label={`The ${kindOf(collection)}`}>
      <EntryHead {...{ file, collection, entry, onCategory, onLeave }} />
      <div className="inspector-fields">
        <FormProvider key={file} holder={holder} pointer="" file={file} onFocus={onField}>
          <EntryNotes file={file} collection={collection} entry={entry} />
          {fields(keys.filter((key) => leading.has(key)))}
          {hasText && (
            <div className="entry-body">
              <Field schema={bodySchemas[collection]} value={entry.body} path={["body"]} required />
              <p className="entry-length">{lengthWords(entry.body)}</p>
            </div>
          )}
          {fields(keys.filter((key) => !leading.has(key)))}
        </FormProvider>
      </div>
    </aside>
  );
}

function EntryHead({ file, collection, entry, onCategory, onLeave }: Omit<EntryFormProps, "onField">) {
  const commands = useEntryCommands();
  const { host } = useSession();
  const isSaved = useEditor((state) => Object.hasOwn(state.savedEntries, file));
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const [renaming, setRenaming] = useState(false);
  const id = entryIdOf(file);
  return (
    <header className="inspector-head">
      <IconButton
        className="entry-back"
        label={`Back to the ${collection}`}
        icon={<ChevronLeft size={18} />}
        onClick={onLeave}
      />
      <div>
        <p className="inspector-over">{collections[collection].title}</p>
        <h2>{String(entry.frontMatter.title || id)}</h2>
        <p className="entry-facts">{file}</p>
      </div>
      <Menu
        label="More"
        items={[
          ...(collection === "categories"
            ? [
                {
                  label: "Posts of this category",
                  icon: <ListFilter size={16} />,
                  onChoose: () => onCategory(id),
                },
              ]
            : []),
          {
            label: "Duplicate",
            icon: <Copy size={16} />,
            disabled: readOnly,
            onChoose: () => commands.duplicate(file),
          },
          {
            label: "Change the address…",
            icon: <PencilLine size={16} />,
            disabled: readOnly || isSaved,
            ...(isSaved && { hint: "It is published under this one." }),
            onChoose: () => setRenaming(true),
          },
          undefined,
          {
            label: "Delete",
            icon: <Trash2 size={16} />,
            tone: "danger",
            disabled: readOnly,
            ...(isSaved && host.canWrite && { hint: "The file goes when you save." }),
            onChoose: () => commands.remove(file),
          },
        ]}
      >
        <button type="button" className="icon-button" aria-label="More">
          <Ellipsis size={18} />
        </button>
      </Menu>
      {renaming && (
        <RenameEntryDialog file={file} collection={collection} onClose={() => setRenaming(false)} />
      )}
    </header>
  );
}

/** What has to be known before anything is typed. */
function EntryNotes({ file, collection, entry }: Pick<EntryFormProps, "file" | "collection" | "entry">) {
  const { content } = useSession();
  const problems = useProblems().filter((problem) => problem.file === file);
  const text = problems.filter(({ pointer }) => pointer === "" || pointer === "/frontMatter");
  const { date } = entry.frontMatter;
  const isFuture = collection === "posts" && typeof date === "string" && date > content.today;
  const lacking = problems.filter(({ severity }) => severity === "error").length;
  return (
    <>
      {isFuture && !content.future && (
        <p className="inspector-note">
          It is dated {dateWords(date)}, so visitors don’t see it until the site is published on that day or
          later.
        </p>
      )}
      {lacking > 0 && (
        <p className="inspector-note entry-lacking">
          {lacking === 1 ? "One thing is" : `${lacking} things are`} still to be mended before it can be
          published.
        </p>
      )}
      {text.map(({ code, message, suggestion }) => (
        <p key={code + message} className="inspector-note entry-lacking">
          {message} {suggestion}
        </p>
      ))}
    </>
  );
}
