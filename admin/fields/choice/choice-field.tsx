import type { ValuePath } from "../../../editing/document/edit.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEntries } from "../../site/use-entries.ts";
import { FieldFrame, inputAttributes } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { fieldId, useForm } from "../form/form-context.ts";
import { QuoteButton } from "../form/quote-button.tsx";
import { useFieldProblems } from "../form/use-field-problems.ts";
import {
  type AppearanceDrawing,
  type AppearanceDrawings,
  appearanceDrawings,
  drawingSize,
} from "./appearance-drawings.ts";
import { type Choice, choicesOf, fitInRow } from "./choices-of.ts";

export function ChoiceField(props: FieldProps<StringSchema>) {
  const { schema, value, path, required } = props;
  const form = useForm();
  const { content } = useOpenedSite();
  const entries = useEntries();
  const problems = useFieldProblems(path);
  const named = choicesOf(schema, { entries, model: content.model });
  const written = typeof value === "string" ? value : "";
  const isOptional = !required && schema.default === undefined;
  const choices = isOptional ? [{ value: "", label: fieldWords().none }, ...named] : named;
  const chosen = value === undefined ? (schema.default ?? "") : written;
  const isKnown = choices.some((choice) => choice.value === chosen);
  const set = (next: string) =>
    form.set(path, !required && (next === "" || next === schema.default) ? undefined : next);
  const drawings = useDrawings(schema, path);
  const parts = { choices, chosen, set, drawings, onFocus: () => form.onFocus(path) };
  const isBeside = (drawings !== undefined || fitInRow(choices)) && isKnown && !schema.entry;
  return (
    <FieldFrame
      schema={schema}
      path={path}
      required={required}
      problems={problems}
      group={isBeside}
      tools={<QuoteButton schema={schema} path={path} />}
    >
      {isBeside ? (
        <Beside {...parts} id={fieldId(form, path)} />
      ) : (
        <select
          className="input"
          value={chosen}
          onFocus={parts.onFocus}
          onChange={({ target }) => set(target.value)}
          {...inputAttributes(form, path, problems, required)}
        >
          {!isKnown && (
            <option value={chosen}>
              {chosen === "" ? fieldWords().chooseOne : fieldWords().noneOfThese({ value: chosen })}
            </option>
          )}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** The drawings of the appearances if the field is one of them in a block of the engine. */
function useDrawings(schema: StringSchema, path: ValuePath) {
  const { blocks } = useOpenedSite().schemas;
  const key = String(path.at(-1));
  for (const [type, drawings] of Object.entries(appearanceDrawings))
    if (blocks.get(type)?.properties[key] === schema) return drawings;
  return undefined;
}

interface BesideProps {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly chosen: string;
  readonly drawings: AppearanceDrawings | undefined;
  readonly set: (value: string) => void;
  readonly onFocus: () => void;
}

function Beside({ id, choices, chosen, drawings, set, onFocus }: BesideProps) {
  return (
    <div className={drawings ? "choices choices-drawn" : "choices"}>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            // The focus goes to the one that is chosen.
            id={value === chosen ? id : `${id}-${value}`}
            checked={value === chosen}
            aria-describedby={`${id}-help`}
            onFocus={onFocus}
            onChange={() => set(value)}
          />
          <span>
            {drawings?.[value] && <Drawing drawing={drawings[value]} />}
            {label}
          </span>
        </label>
      ))}
    </div>
  );
}

function Drawing({ drawing: { pictures, texts, rules } }: { readonly drawing: AppearanceDrawing }) {
  const { width, height } = drawingSize;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fill="none" stroke="currentColor" aria-hidden="true">
      <path d={pictures} fill="currentColor" fillOpacity={0.4} stroke="none" />
      <path d={texts} strokeWidth={2} />
      <path d={rules} strokeOpacity={0.6} />
    </svg>
  );
}
