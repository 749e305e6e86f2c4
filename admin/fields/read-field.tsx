import type { BooleanSchema, NumberSchema, StringSchema } from "../../schema/schema.ts";
import { withTokens } from "../labels/tokens/token-meaning.ts";
import { useMedia } from "../media/store/media-stores.ts";
import { Thumbnail } from "../media/store/thumbnail.tsx";
import { messages } from "../messages/messages.ts";
import { useOpenedSite } from "../workspace/opened-site.ts";
import { SiteIcon } from "../workspace/site-icon.tsx";
import { useEntries } from "../workspace/use-entries.ts";
import { choicesOf } from "./choice/choices-of.ts";
import { FieldProblems } from "./form/field-problems.tsx";
import type { FieldProps } from "./form/field-props.ts";
import { fieldId, useForm } from "./form/form-context.ts";
import { UnusedNote } from "./form/unused-note.tsx";
import { useFieldProblems } from "./form/use-field-problems.ts";
import { useTokenScope } from "./form/use-token-scope.ts";
import { hoursWords } from "./hours/hours-words.ts";
import { LeadsTo } from "./link/leads-to.tsx";

type ReadProps = FieldProps<StringSchema | NumberSchema | BooleanSchema>;

/** A value that is read and not edited: as text, not as an input that does not answer. */
export function ReadField({ schema, value, path }: ReadProps) {
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
  if (schema.type === "boolean") return <p>{shown === true ? messages.form.yes : messages.form.no}</p>;
  if (shown === undefined || shown === "") return <p className="read-none">{messages.form.notSet}</p>;
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
          <LeadsTo text={text} />
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
    case "hours":
      return <p className="read-text">{hoursWords(text)}</p>;
    case "icon":
      return (
        <p className="read-colour">
          <SiteIcon name={text} size={18} /> {text}
        </p>
      );
    default:
      return <p className="read-text">{words}</p>;
  }
}
