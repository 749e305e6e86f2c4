import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import type { NumberSchema } from "../../../schema/fields/schema.ts";
import { readNumber, writeNumber } from "../../../schema/text/read-number.ts";
import { useSiteLanguages } from "../../site/use-site-languages.ts";
import { Button } from "../../ui/button.tsx";
import { FieldFrame, inputAttributes } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { useForm } from "../form/form-context.ts";
import { useFieldProblems } from "../form/use-field-problems.ts";

interface NumberFieldProps extends FieldProps<NumberSchema> {
  readonly beside?: ReactNode;
  /** Below the input, such as a way back to the usual value. */
  readonly below?: ReactNode;
}

/** A text input: a wheel or an arrow key changes no number. */
export function NumberField({ schema, value, path, required, beside, below }: NumberFieldProps) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const [main = "en"] = useSiteLanguages();
  const input = useRef<HTMLInputElement>(null);
  const [isHalf, setHalf] = useState(false);
  const [meanings, setMeanings] = useState<readonly number[]>([]);
  const number = typeof value === "number" ? value : undefined;
  const { locale } = messages;
  const languages = [locale, main];
  const readAll = (text: string) => readNumber(text, languages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed stays; only a number from elsewhere, as by undo, is written into the field
  useLayoutEffect(() => {
    const { current } = input;
    if (current && !readAll(current.value).some((read) => read === number)) current.value = shown(number);
  }, [number]);
  const type = (text: string) => {
    const read = readAll(text);
    const isEmpty = text.trim() === "";
    setHalf(!isEmpty && read.length === 0);
    setMeanings(read.length > 1 ? read : []);
    if (isEmpty) form.set(path, undefined);
    else if (read.length === 1) form.set(path, read[0]);
  };
  const choose = (meant: number) => {
    setMeanings([]);
    if (input.current) input.current.value = shown(meant);
    form.set(path, meant);
    input.current?.focus();
  };
  return (
    <FieldFrame
      schema={schema}
      path={path}
      required={required}
      problems={problems}
      below={
        <>
          <div role="status">
            {isHalf && (
              <p className="field-help">
                {number === undefined
                  ? fieldWords().noNumber
                  : fieldWords().noNumberKept({ kept: shown(number) })}
              </p>
            )}
            {meanings.length > 1 && <p className="field-help">{fieldWords().whichNumber}</p>}
          </div>
          {meanings.length > 1 && (
            <p className="field-actions">
              {meanings.map((meant) => (
                <Button key={meant} onClick={() => choose(meant)}>
                  {meant.toLocaleString(locale, { maximumFractionDigits: 20 })}
                </Button>
              ))}
            </p>
          )}
          {below}
        </>
      }
    >
      {beside}
      <input
        ref={input}
        type="text"
        inputMode={schema.type === "integer" && (schema.minimum ?? -1) >= 0 ? "numeric" : "decimal"}
        autoComplete="off"
        className="input input-number"
        defaultValue={shown(number)}
        placeholder={schema.default === undefined ? undefined : shown(schema.default)}
        onFocus={() => form.onFocus(path)}
        onBlur={({ currentTarget }) => {
          setHalf(false);
          if (isHalf) currentTarget.value = shown(number);
        }}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        {...inputAttributes(form, path, problems, required)}
      />
    </FieldFrame>
  );

  function shown(of: number | undefined): string {
    return of === undefined ? "" : writeNumber(of, locale);
  }
}
