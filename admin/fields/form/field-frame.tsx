import { type ReactNode, useContext } from "react";
import type { ValuePath } from "../../../editing/document/edit.ts";
import { usesOfSetting } from "../../../editing/document/uses-of-setting.ts";
import { valueAt } from "../../../editing/document/value.ts";
import { currentSite } from "../../../editing/edits/history.ts";
import { nameOtherUses } from "../../../editing/labels/name-uses.ts";
import { nameSetting } from "../../../editing/labels/tokens/name-setting.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { routeOfSetting } from "../../../editing/routes/route-of-setting.ts";
import type { Schema } from "../../../schema/fields/schema.ts";
import type { Problem } from "../../../schema/problems/problem.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEditor, useEditorDocument } from "../../sync/store/editor-document.ts";
import { Button } from "../../ui/button.tsx";
import { ArrowUpRight } from "../../ui/icons/icons.ts";
import { useWorkspace } from "../../view/workspace.ts";
import { isChangedText } from "../text-search/is-changed-text.ts";
import { FieldProblems } from "./field-problems.tsx";
import { type FormContextValue, fieldId, type SharedField, useForm } from "./form-context.ts";
import { NotesContext } from "./notes-context.ts";
import { TokenSource } from "./token-source.tsx";
import { UnusedNote } from "./unused-note.tsx";
import { useFieldBlur, useIsTyped } from "./use-leave.ts";

interface FieldFrameProps {
  readonly schema: Schema;
  readonly path: ValuePath;
  readonly required: boolean;
  readonly problems: readonly Problem[];
  readonly group?: boolean;
  /** Beside the label, such as what can be inserted. */
  readonly tools?: ReactNode;
  /** Between the input and the help, such as what its tokens mean. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

export function FieldFrame(props: FieldFrameProps) {
  const { schema, path, required, problems, group, tools, below, children } = props;
  const form = useForm();
  const id = fieldId(form, path);
  const named = { className: "field-label", id: `${id}-label` };
  return (
    <div
      className={`field${hasErrors(problems) ? " field-wrong" : ""}${form.shared ? " field-shared" : ""}`}
      data-field={path.join(".")}
      {...useFieldBlur(path, problems)}
      {...(group && { role: "group", "aria-labelledby": named.id })}
    >
      <div className="field-head">
        {group ? (
          <span {...named}>{schema.title}</span>
        ) : (
          <label {...named} htmlFor={id}>
            {schema.title}
          </label>
        )}
        {required && <span className="field-note">{fieldWords().required}</span>}
        {tools}
      </div>
      {children}
      {below}
      {form.shared && <SharedNote {...form.shared} />}
      <UnusedNote path={path} />
      <StillNote path={path} isLong={isLong(schema)} />
      <FieldProblems path={path} problems={problems} />
      {schema.description && (
        <p className="field-help" id={`${id}-help`}>
          {schema.description}
        </p>
      )}
    </div>
  );
}

function isLong(schema: Schema): boolean {
  return schema.type !== "string" || schema.format === "markdown" || schema.format === "multiline";
}

type Ids = Pick<FormContextValue, "ids">;

export function controlAttributes(form: Ids, path: ValuePath, problems: readonly Problem[]) {
  const id = fieldId(form, path);
  return { id, "aria-describedby": problems.length > 0 ? `${id}-problems ${id}-help` : `${id}-help` };
}

export function inputAttributes(form: Ids, path: ValuePath, problems: readonly Problem[], required = false) {
  return {
    ...controlAttributes(form, path, problems),
    "aria-invalid": hasErrors(problems) || undefined,
    "aria-required": required || undefined,
  };
}

const hasErrors = (problems: readonly Problem[]) => problems.some(({ severity }) => severity === "error");

function SharedNote({ at, written, shared, write }: SharedField) {
  const { view } = useWorkspace();
  const { content, schemas } = useOpenedSite();
  const { store } = useEditorDocument();
  const { target } = useForm();
  const { path, text } = shared;
  const isSetting = shared.target.in === "site";
  const places = useEditor(({ history }) => {
    const site = currentSite(history);
    return isSetting
      ? nameOtherUses(usesOfSetting(site, path), { target, path: at }, site, schemas)
      : undefined;
  });
  const words = places !== undefined ? messages.shared.also({ places }) : messages.shared.once;
  const go = () =>
    view
      .getState()
      .go(
        shared.target.in === "page"
          ? { workspace: "pages", page: shared.target.page, section: "page", field: path }
          : routeOfSetting(path, { model: content.model, document: store.getState().document }),
      );
  return (
    <div className="shared-note">
      <p>{isSetting ? words : messages.shared.withPage}</p>
      <button type="button" className="chip" onClick={go}>
        <span className="chip-place">
          {nameSetting(isSetting ? schemas.site : schemas.page, path).join(" › ")}
        </span>
        <span className="unseen">{messages.values.editThere}</span>
        <ArrowUpRight size={14} aria-hidden />
      </button>
      {(places !== undefined || !isSetting) && (
        <Button tone="plain" onClick={() => write(text)}>
          {messages.shared.ownWords}
        </Button>
      )}
      <TokenSource path={at} text={written} onWrite={write} />
    </div>
  );
}

function StillNote({ path, isLong }: { readonly path: ValuePath; readonly isLong: boolean }) {
  const { content } = useOpenedSite();
  const form = useForm();
  const { target: of, shared } = form;
  const { target: from, path: at } = shared?.shared ?? { target: of, path };
  const isSetting = from.in === "site" && Object.hasOwn(content.model.settings, at[0] ?? "");
  const isFact = from.in === "entry" && at[0] === "frontMatter" && !isLong;
  const before = useEditor(({ history: { base } }) => {
    if (isSetting) return valueAt(base.config.site, at);
    return isFact ? valueAt(base.entries[from.file], at) : undefined;
  });
  const after = useEditor(({ document, entries }) => {
    if (isSetting) return valueAt(document.site, at);
    return isFact ? valueAt(entries[from.file], at) : undefined;
  });
  const isTyped = useIsTyped(path);
  const notes = useContext(NotesContext);
  if (!isChangedText(before, after) || (isFact && !/[\s\d]/.test(String(before)))) return null;
  const texts = { before: String(before), after: String(after) };
  return (
    <div role="status">
      {notes && !isTyped && (
        <notes.RemainingUses field={fieldId(form, path)} target={from} at={at} {...texts} />
      )}
    </div>
  );
}
