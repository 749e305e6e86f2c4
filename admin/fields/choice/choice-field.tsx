import { fieldWords } from "../../../editing/messages/field-words.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { useOpenedSite } from "../../site/opened-site.ts";
import { useEntries } from "../../site/use-entries.ts";
import { FieldFrame, inputAttributes } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { fieldId, useForm } from "../form/form-context.ts";
import { QuoteButton } from "../form/quote-button.tsx";
import { useFieldProblems } from "../form/use-field-problems.ts";
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
  const parts = { choices, chosen, set, onFocus: () => form.onFocus(path) };
  const isBeside = fitInRow(choices) && isKnown && !schema.entry;
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

interface BesideProps {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly chosen: string;
  readonly set: (value: string) => void;
  readonly onFocus: () => void;
}

function Beside({ id, choices, chosen, set, onFocus }: BesideProps) {
  return (
    <div className="choices">
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
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
