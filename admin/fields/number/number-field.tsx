import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { NumberSchema } from "../../../schema/schema.ts";
import { messages } from "../../messages/messages.ts";
import { FieldFrame, inputAttributes } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { useForm } from "../form/form-context.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";

interface NumberFieldProps extends FieldProps<NumberSchema> {
  readonly beside?: ReactNode;
  /** Below the input, such as a way back to the usual value. */
  readonly below?: ReactNode;
}

export function NumberField({ schema, value, path, required, beside, below }: NumberFieldProps) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const input = useRef<HTMLInputElement>(null);
  const [half, setHalf] = useState(false);
  const number = typeof value === "number" ? value : undefined;
  // The browser keeps what is typed; only a number from elsewhere, as by undo, is written into the field.
  useLayoutEffect(() => show(input.current, number), [number]);
  return (
    <FieldFrame
      schema={schema}
      path={path}
      required={required}
      problems={problems}
      below={
        <>
          {half && (
            <p className="field-help" role="status">
              {number === undefined ? messages.form.noNumber : messages.form.noNumberKept({ kept: number })}
            </p>
          )}
          {below}
        </>
      }
    >
      {beside}
      <input
        ref={input}
        type="number"
        className="input input-number"
        defaultValue={number}
        placeholder={schema.default === undefined ? undefined : String(schema.default)}
        min={schema.minimum}
        max={schema.maximum}
        step={schema.type === "integer" ? 1 : "any"}
        onFocus={() => form.onFocus(path)}
        onBlur={({ currentTarget }) => {
          setHalf(false);
          show(currentTarget, number);
        }}
        // React tells of no change between nothing and what is no number yet.
        onInput={({ currentTarget: target }) => {
          const isEmpty = target.value === "" && !target.validity.badInput;
          const typed = target.valueAsNumber;
          setHalf(Number.isNaN(typed) && !(isEmpty && !required));
          if (isEmpty && !required) form.set(path, undefined);
          else if (Number.isFinite(typed)) form.set(path, typed);
        }}
        {...inputAttributes(form, path, problems, required)}
      />
    </FieldFrame>
  );
}

function show(input: HTMLInputElement | null, number: number | undefined): void {
  if (!input) return;
  const shown = Number.isNaN(input.valueAsNumber) ? undefined : input.valueAsNumber;
  if (shown !== number || (number === undefined && input.validity.badInput)) {
    input.value = number === undefined ? "" : String(number);
  }
}
