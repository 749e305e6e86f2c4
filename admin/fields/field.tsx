import { type FunctionComponent, memo, useMemo, useState } from "react";
import type { ValuePath } from "../../editing/document/edit.ts";
import { setValueEdit, valueIn } from "../../editing/document/target.ts";
import { currentSite } from "../../editing/edits/history.ts";
import { formatText } from "../../editing/labels/format-value.ts";
import { withTokens } from "../../editing/labels/tokens/token-meaning.ts";
import { fieldWords } from "../../editing/messages/field-words.ts";
import { emptyValue } from "../../schema/fields/empty-value.ts";
import type { BooleanSchema, NumberSchema, Schema, StringSchema } from "../../schema/fields/schema.ts";
import { formatUse } from "../../schema/formats/index.ts";
import { isConditional, isEach } from "../../schema/site/each.ts";
import { pointerTo } from "../../schema/sources/source.ts";
import { hasToken, singleToken } from "../../schema/text/token-syntax.ts";
import { Thumbnail } from "../media/store/thumbnail.tsx";
import { useMedia, useOpenedSite } from "../site/opened-site.ts";
import { SiteIcon } from "../site/site-icon.tsx";
import { useEntries } from "../site/use-entries.ts";
import { useEditor, useEditorDocument } from "../sync/store/editor-document.ts";
import { Button } from "../ui/button.tsx";
import { ArrowUpRight } from "../ui/icons/icons.ts";
import { choicesOf } from "./choice/choices-of.ts";
import { SwitchField } from "./choice/switch-field.tsx";
import { isChoiceList, TicksField } from "./choice/ticks-field.tsx";
import { ConditionalField } from "./each/condition.tsx";
import { EachField } from "./each/each-field.tsx";
import { inputFor, isTextInput } from "./field-registry.ts";
import { FieldFrame } from "./form/field-frame.tsx";
import { FieldProblems } from "./form/field-problems.tsx";
import type { FieldProps } from "./form/field-props.ts";
import { focusField } from "./form/focus-field.ts";
import { FormContext, type FormContextValue, fieldId, useForm } from "./form/form-context.ts";
import { matchesSchema } from "./form/mapping/matches-schema.ts";
import { QuotePicker } from "./form/quote-picker.tsx";
import { samePath } from "./form/same-path.ts";
import { TokenChips } from "./form/token-chips.tsx";
import { UnusedNote } from "./form/unused-note.tsx";
import { useFieldProblems } from "./form/use-field-problems.ts";
import { useSharedText } from "./form/use-shared-text.ts";
import { useTokenScope } from "./form/use-token-scope.ts";
import { LinkTargetHint } from "./link/link-target-hint.tsx";
import { ListField } from "./list/list-field.tsx";
import { NumberField } from "./number/number-field.tsx";
import { ObjectField } from "./object/object-field.tsx";
import { UnexpectedField } from "./object/unexpected-field.tsx";

export const Field: FunctionComponent<FieldProps> = memo(({ schema, value, ...others }: FieldProps) => {
  // In YAML a field without a value is one that was left out.
  const rest = { ...others, value: value === null ? undefined : value };
  const { readOnly, target } = useForm();
  if (isAtomic(schema, rest.value)) return <TokenField schema={schema} {...rest} />;
  if (isConditional(rest.value)) return <ConditionalField schema={schema} {...rest} value={rest.value} />;
  if (schema.type === "array" && isEach(rest.value)) return <EachField schema={schema} {...rest} />;
  if (rest.value !== undefined && !matchesSchema(schema, rest.value))
    return <UnexpectedField schema={schema} {...rest} />;
  if (schema.type === "object") return <ObjectField schema={schema} {...rest} />;
  // In a block such a list can be of tokens too.
  if (target.in === "entry" && !readOnly && isChoiceList(schema, rest.value))
    return <TicksField schema={schema as never} {...rest} />;
  if (schema.type === "array") return <ListField schema={schema} {...rest} />;
  if (readOnly) return <ReadField schema={schema} {...rest} />;
  if (schema.type === "boolean") return <SwitchField schema={schema} {...rest} />;
  if (schema.type === "string") return <StringField schema={schema} {...rest} />;
  return <NumberField schema={schema} {...rest} />;
}, isSameField);

/** Whether a field has to be drawn again only because of what is around it. */
export function isSameField(before: FieldProps, after: FieldProps): boolean {
  return (
    before.schema === after.schema &&
    before.value === after.value &&
    before.required === after.required &&
    samePath(before.path, after.path)
  );
}

function isAtomic(schema: Schema, value: unknown): value is string {
  return singleToken(value) !== undefined && !(schema.type === "string" && isTextInput(schema));
}

function StringField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const { store } = useEditorDocument();
  const { content } = useOpenedSite();
  const shared = useSharedText(schema, value);
  const pointer = useEditor(({ document }) => {
    if (!shared) return "";
    const { target } = shared;
    const index = target.in === "page" ? document.pages.findIndex(({ id }) => id === target.page) : -1;
    return shared.path.reduce<string>(pointerTo, target.in === "page" ? `/pages/${index}` : "/site");
  });
  const inner = useMemo((): FormContextValue => {
    if (!shared) return form;
    const { target, path: there } = shared;
    const isThis = (at: ValuePath) => samePath(at, path);
    const { apply, type } = store.getState();
    return {
      ...form,
      shared: {
        at: path,
        written: String(value),
        shared,
        problemsAt: { file: content.file, pointer },
        write: (text) => form.set(path, text),
      },
      read: (at) =>
        isThis(at) ? valueIn(currentSite(store.getState().history), target, there) : form.read(at),
      set: (at, next) => void (isThis(at) ? apply(setValueEdit(target, there, next)) : form.set(at, next)),
      type: (at, text) => void (isThis(at) ? type(setValueEdit(target, there, text)) : form.type(at, text)),
    };
  }, [form, shared, pointer, path, value, store, content]);
  if (
    !shared &&
    typeof value === "string" &&
    hasToken(value) &&
    formatUse(schema.format).entered === "picked"
  )
    return <TokenField schema={schema} value={value} path={path} required={required} />;
  const Input = inputFor(schema);
  return (
    <FormContext value={inner}>
      <Input
        schema={schema}
        value={shared ? shared.text : value}
        path={path}
        required={shared ? shared.required : required}
      />
    </FormContext>
  );
}

function TokenField({ schema, value, path, required }: FieldProps) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const [choosing, setChoosing] = useState(false);
  const text = String(value);
  const inList = typeof path.at(-1) === "number";
  const scope = useTokenScope();
  const own = () => {
    // A text goes on with what it says now; anything else begins anew.
    const words = schema.type === "string" && hasToken(text) ? withTokens(text, scope) : "";
    form.set(path, words || (required || inList ? emptyValue(schema) : undefined));
    requestAnimationFrame(() => focusField(path, { scroll: false, form }));
  };
  return (
    <FieldFrame schema={schema} path={path} required={required} problems={problems} group>
      <div className="token-field">
        {schema.type === "string" && schema.format === "link" && <LinkTargetHint text={text} />}
        <TokenChips path={path} text={text} onMend={(next) => form.set(path, next)} />
        {!form.readOnly && (
          <div className="picture-buttons">
            <Button
              id={fieldId(form, path)}
              icon={<ArrowUpRight size={15} />}
              onFocus={() => form.onFocus(path)}
              onClick={() => setChoosing(true)}
            >
              {fieldWords().takeAnother}
            </Button>
            <Button tone="plain" onClick={own}>
              {fieldWords().writeHere}
            </Button>
          </div>
        )}
      </div>
      {choosing && (
        <QuotePicker
          target={schema}
          chosen={singleToken(text)?.path}
          onChoose={(found) => {
            setChoosing(false);
            form.set(path, `{{${found}}}`);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </FieldFrame>
  );
}

type ReadProps = FieldProps<StringSchema | NumberSchema | BooleanSchema>;

function ReadField({ schema, value, path }: ReadProps) {
  const problems = useFieldProblems(path);
  const form = useForm();
  const id = fieldId(form, path);
  return (
    <div className="field field-read" data-field={path.join(".")}>
      <p className="field-label" id={`${id}-label`}>
        {schema.title}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a value with its name, and no control */}
      <div
        className="read-value"
        id={id}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-disabled="true"
        tabIndex={-1}
      >
        <ReadValue schema={schema} value={value} />
      </div>
      <UnusedNote path={path} />
      <FieldProblems path={path} problems={problems} />
    </div>
  );
}

function ReadValue({ schema, value }: Pick<ReadProps, "schema" | "value">) {
  const shown = value ?? schema.default;
  if (schema.type === "boolean") return <p>{shown === true ? fieldWords().yes : fieldWords().no}</p>;
  if (shown === undefined || shown === "") return <p className="read-none">{fieldWords().notSet}</p>;
  if (schema.type !== "string") return <p>{String(shown)}</p>;
  return <ReadText schema={schema} text={String(shown)} />;
}

function ReadText({ schema, text }: { readonly schema: StringSchema; readonly text: string }) {
  const { content } = useOpenedSite();
  const entries = useEntries();
  const scope = useTokenScope();
  const alt = useMedia((state) => state.media.get(text)?.alt);
  const words = withTokens(text, scope) || text;
  if (schema.enum || schema.entry) {
    return (
      <p>
        {choicesOf(schema, { entries, model: content.model }).find(({ value }) => value === text)?.label ??
          text}
      </p>
    );
  }
  switch (schema.format) {
    case "media":
      return (
        <div className="picture-choice">
          <Thumbnail name={text} width={320} />
          <div className="picture-words">
            <p className="picture-name">{text}</p>
            <p className="picture-alt">{alt}</p>
          </div>
        </div>
      );
    case "link":
      return (
        <>
          <p className="read-address">{words}</p>
          <LinkTargetHint text={text} />
        </>
      );
    case "colour":
      return (
        <p className="read-colour">
          {/^#[0-9a-f]{6}$/i.test(words) && (
            <svg width="18" height="18" aria-hidden="true">
              <rect width="18" height="18" fill={words} />
            </svg>
          )}
          {words}
        </p>
      );
    case "icon":
      return (
        <p className="read-colour">
          <SiteIcon name={text} size={18} /> {text}
        </p>
      );
    default:
      return <p className="read-text">{formatText(schema, words)}</p>;
  }
}
