import { useMemo, useState } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { ValuePath } from "../../../editing/document/edit.ts";
import { entryFile, entryIdOf, referencesTo } from "../../../editing/document/entry.ts";
import { idError } from "../../../editing/document/new-entry.ts";
import type { EntryDocument } from "../../../editing/document/site-document.ts";
import { singularLabel } from "../../../editing/labels/entry-label.ts";
import { formatLength } from "../../../editing/labels/format-length.ts";
import { bodySchema } from "../../../editing/labels/schema/entry-schema.ts";
import { entryWords } from "../../../editing/messages/entry-words.ts";
import { writingWords } from "../../../editing/messages/writing-words.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import type { Collection } from "../../../schema/model/model.ts";
import { DeveloperMessages } from "../../check/problems/developer-note.tsx";
import { pointerOfProblem } from "../../check/problems/pointer-of-problem.ts";
import { useDescribedProblems } from "../../check/problems/use-described-problems.ts";
import { useProblems } from "../../check/site-checks.ts";
import { Field } from "../../fields/field.tsx";
import { ForDevelopers, WithDevelopers } from "../../fields/form/for-developers.tsx";
import { FormProvider } from "../../fields/form-provider.tsx";
import { LanguageList, translatable, translationsOf } from "../../fields/language-list.tsx";
import { UnknownKeys } from "../../fields/object/unknown-keys.tsx";
import { PublicationControl } from "../../fields/publication-control.tsx";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEntries } from "../../site/use-entries.ts";
import { useSiteLanguages } from "../../site/use-site-languages.ts";
import { useEditor } from "../../sync/store/editor-document.ts";
import { useSync } from "../../sync/sync.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ChevronLeft, Copy, Ellipsis, ListFilter, PencilLine, Trash2 } from "../../ui/icons/icons.ts";
import { Menu } from "../../ui/menu.tsx";
import { PromptDialog } from "../../ui/prompt-dialog.tsx";
import { PromptText } from "../../ui/prompt-text.tsx";
import { fieldKey, isPristine, isUnreported } from "../../view/pristine-fields.ts";
import { useView, useWorkspace } from "../../view/workspace.ts";
import { useEntryCommands } from "./collection/entry-commands-context.ts";
import type { FilterChoice } from "./collection/entry-filters.ts";
import { DefaultTexts } from "./default-texts.tsx";

interface RenameEntryDialogProps {
  readonly file: string;
  readonly collection: string;
  readonly onClose: () => void;
}

function RenameEntryDialog({ file, collection, onClose }: RenameEntryDialogProps) {
  const commands = useEntryCommands();
  const [id, setId] = useState(entryIdOf(file));
  const others = commands
    .taken()
    .filter((other) => other !== file && other.startsWith(`content/${collection}/`));
  const wrong = idError(id, others.map(entryIdOf));
  return (
    <PromptDialog
      title={entryWords().renameTitle}
      verb={entryWords().renameVerb}
      disabled={wrong !== undefined || id === entryIdOf(file)}
      onDone={() => {
        onClose();
        commands.rename(file, id);
      }}
      onClose={onClose}
    >
      <PromptText label={entryWords().address} value={id} wrong={wrong} spellCheck={false} onChange={setId} />
    </PromptDialog>
  );
}

interface EntryFormProps {
  readonly file: string;
  readonly collection: Collection;
  readonly entry: EntryDocument;
  readonly beside: string | undefined;
  readonly onBeside?: (file: string | undefined) => void;
  readonly onField: (field: ValuePath) => void;
  readonly onNarrow: (collection: string, chosen: FilterChoice) => void;
  readonly onLeave: () => void;
  readonly onWrite?: (() => void) | undefined;
}

export function EntryForm(props: EntryFormProps) {
  const { file, collection, entry, beside, onBeside, onField, onNarrow, onLeave, onWrite } = props;
  const target = useMemo(() => ({ in: "entry", file }) as const, [file]);
  const { leading, following, drafted } = useMemo(() => orderOfFields(collection), [collection]);
  const body = useMemo(() => bodySchema(collection), [collection]);
  const { properties, required = [] } = collection.fields;
  const savedDay = useEditor(
    ({ savedEntries }) => savedEntries[file]?.document.frontMatter[collection.published ?? ""],
  );
  // An entry without a text may have one all the same, which can be taken away.
  const hasText = collection.body !== undefined || entry.body.trim() !== "";
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
    <aside
      className="inspector entry-form"
      aria-label={entryWords().form({ kind: singularLabel(collection) })}
    >
      <EntryHead {...{ file, collection, entry, onNarrow, onLeave }} />
      <div className="inspector-fields">
        <WithDevelopers>
          <PublicationControl
            place={{
              target,
              path: ["frontMatter"],
              fields: entry.frontMatter,
              dayField: collection.published,
              savedDay,
            }}
            id={`${onBeside ? "field" : "beside"}-frontMatter-draft`}
            onFocus={() => onField(["frontMatter", "draft"])}
          />
          {onBeside && <EntryLanguages collection={collection.name} {...{ file, entry, beside, onBeside }} />}
          <FormProvider
            key={file}
            target={target}
            pointer=""
            file={file}
            {...(!onBeside && { ids: "beside" })}
            onFocus={onField}
          >
            <EntryNotes file={file} />
            {fields(leading)}
            {hasText && (
              <div className="entry-body">
                {onWrite && (
                  <Button className="write-button" icon={<PencilLine size={16} />} onClick={onWrite}>
                    {writingWords().write}
                  </Button>
                )}
                <Field schema={body} value={entry.body} path={["body"]} required />
                <p className="entry-length">{formatLength(entry.body)}</p>
              </div>
            )}
            {fields(following)}
            <DefaultTexts {...{ drafted, collection, entry }} />
            <UnknownKeys
              schema={collection.fields}
              value={entry.frontMatter}
              path={["frontMatter"]}
              elsewhere={[]}
            />
          </FormProvider>
        </WithDevelopers>
      </div>
    </aside>
  );
}

type HeadProps = Pick<EntryFormProps, "file" | "collection" | "entry" | "onNarrow" | "onLeave">;

function EntryHead({ file, collection, entry, onNarrow, onLeave }: HeadProps) {
  const commands = useEntryCommands();
  const { host } = useSync();
  const { content } = useOpenedSite();
  const isSaved = useEditor((state) => Object.hasOwn(state.savedEntries, file));
  const readOnly = useEditor((state) => state.readOnly !== undefined);
  const [renaming, setRenaming] = useState(false);
  return (
    <header className="inspector-head">
      <IconButton
        className="entry-back"
        label={entryWords().back({ kinds: collection.title })}
        icon={<ChevronLeft size={18} />}
        onClick={onLeave}
      />
      <div>
        <p className="inspector-over">{collection.singular}</p>
        <h2>{String(entry.frontMatter[collection.label] || entryIdOf(file))}</h2>
      </div>
      <Menu
        label={entryWords().more}
        items={[
          ...referencesTo(content.model, collection).map(({ from, field, title }) => ({
            label: entryWords().ofThis({ title: from.title, kind: singularLabel(collection) }),
            icon: <ListFilter size={16} />,
            hint: entryWords().byField({ title }),
            onChoose: () => onNarrow(from.name, { [field]: entryIdOf(file) }),
          })),
          {
            label: entryWords().duplicate,
            icon: <Copy size={16} />,
            disabled: readOnly,
            onChoose: () => commands.duplicate(file),
          },
          {
            label: entryWords().changeAddress,
            icon: <PencilLine size={16} />,
            disabled: readOnly || isSaved,
            ...(isSaved && { hint: entryWords().isPublished }),
            onChoose: () => setRenaming(true),
          },
          undefined,
          {
            label: entryWords().remove,
            icon: <Trash2 size={16} />,
            tone: "danger",
            disabled: readOnly,
            ...(isSaved && host.canWrite && { hint: entryWords().goesOnSave }),
            onChoose: () => commands.remove(file),
          },
        ]}
      >
        <button type="button" className="icon-button" aria-label={entryWords().more}>
          <Ellipsis size={18} />
        </button>
      </Menu>
      {renaming && (
        <RenameEntryDialog file={file} collection={collection.name} onClose={() => setRenaming(false)} />
      )}
    </header>
  );
}

interface EntryLanguagesProps {
  readonly collection: string;
  readonly file: string;
  readonly entry: EntryDocument;
  readonly beside: string | undefined;
  readonly onBeside: (file: string | undefined) => void;
}

function EntryLanguages({ collection, file, entry, beside, onBeside }: EntryLanguagesProps) {
  const commands = useEntryCommands();
  const languages = useSiteLanguages();
  const entries = useEntries();
  const go = useView((view) => view.go);
  const [main = "en-GB"] = languages;
  if (languages.length < 2) return null;
  const own = translatable(entryIdOf(file), entry.frontMatter, main);
  const all = entries.flatMap(({ collection: of, id, fields }) =>
    of === collection ? [translatable(id, fields, main)] : [],
  );
  const moreOf = (id: string) => {
    const there = entryFile(collection, id);
    const isBeside = beside === there;
    return (
      <Button tone="plain" aria-pressed={isBeside} onClick={() => onBeside(isBeside ? undefined : there)}>
        {isBeside ? entryWords().close : entryWords().beside}
      </Button>
    );
  };
  return (
    <LanguageList
      {...{ own, languages }}
      translations={translationsOf(own, all)}
      onOpen={(id) => go({ workspace: "entries", collection, entry: id })}
      onTranslate={(language) => commands.translate(file, language)}
      more={moreOf}
    />
  );
}

interface EntryNotesProps {
  readonly file: string;
}

function EntryNotes({ file }: EntryNotesProps) {
  const { pristine } = useWorkspace();
  const told = useProblems().filter((problem) => problem.file === file);
  const problems = useStore(
    pristine,
    useShallow((state) =>
      told.filter((problem) => {
        const place = fieldKey({ in: "entry", file }, pointerOfProblem(problem));
        return !isPristine(state, place) && !isUnreported(state, place, problem);
      }),
    ),
  );
  const whole = problems.filter((problem) => {
    const pointer = pointerOfProblem(problem);
    return pointer === "" || pointer === "/frontMatter";
  });
  const words = useDescribedProblems(whole);
  const lacking = problems.filter(({ severity }) => severity === "error").length;
  return (
    <>
      {lacking > 0 && (
        <p className="inspector-note entry-lacking">{entryWords().lacking({ count: lacking })}</p>
      )}
      {words.map(([{ code, message }, { text, hint }]) => (
        <p key={code + message} className="inspector-note entry-lacking">
          {text} {hint}
        </p>
      ))}
      <ForDevelopers>
        <code>{file}</code>
        <DeveloperMessages problems={whole} />
      </ForDevelopers>
    </>
  );
}

interface FieldOrder {
  readonly leading: readonly string[];
  readonly following: readonly string[];
  readonly drafted: readonly string[];
}

const apart = ["draft", "language", "translationOf"];

/** What an entry is called and shown by, and its first longer text, which sums it up, come before its text: so somebody writes it. */
function orderOfFields({ fields, label, picture, body }: Collection): FieldOrder {
  const { properties } = fields;
  const isDrafted = (key: string) => (properties[key] as StringSchema | undefined)?.defaultFrom !== undefined;
  const all = Object.keys(properties).filter((key) => !apart.includes(key));
  const drafted = all.filter(isDrafted);
  const keys = all.filter((key) => !isDrafted(key));
  const summary = keys.find((key) => {
    const schema = properties[key];
    return schema?.type === "string" && schema.format === "multiline";
  });
  const isLeading = (key: string) => key === label || key === picture || key === summary;
  if (!body) return { leading: keys, following: [], drafted };
  return {
    leading: keys.filter(isLeading),
    following: keys.filter((key) => !isLeading(key)),
    drafted,
  };
}
