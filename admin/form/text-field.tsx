import { type ChangeEvent, useState } from "react";
import type { StringSchema } from "../../schema/schema.ts";
import { hasToken } from "../../schema/token-syntax.ts";
import { FieldFrame, inputAttributes } from "./field-frame.tsx";
import type { FieldProps } from "./field-props.ts";
import { useForm } from "./form-context.ts";
import { useInsertDetail } from "./insert-detail.tsx";
import { PillBox } from "./pill-box.tsx";
import { TextLength } from "./text-length.tsx";
import { TokenChips } from "./token-chips.tsx";
import { useFieldProblems } from "./use-field-problems.ts";
import { useTextBox } from "./use-text-box.ts";

const kinds: Partial<Record<string, string>> = { email: "email", telephone: "tel" };

/** A line of text, or several where the schema says so. An optional text that is emptied is left out. */
export function TextField({ schema, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const { text, box, write, insert } = useTextBox({ path, required });
  const detail = useInsertDetail(insert);
  // It stays one while it is typed in, though its last pill goes.
  const [isTyped, setTyped] = useState(false);
  const hasPills = hasToken(text) || isTyped;
  const shared = {
    ...inputAttributes(form, path, problems, required),
    ...detail.attributes,
    onFocus: () => form.onFocus(path),
  };
  const attributes = {
    ...shared,
    className: "input",
    value: text,
    placeholder: schema.default ?? schema.examples?.find((example) => !hasToken(example)),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => write(target.value),
  };
  const kind = kinds[schema.format ?? ""] ?? "text";
  // A line can't show line ends.
  const isLong = schema.format === "multiline" || /[\r\n]/.test(text);
  return (
    <FieldFrame
      schema={schema}
      path={path}
      required={required}
      problems={problems}
      tools={detail.tool}
      below={
        <>
          <TextLength text={text} most={schema.maxLength} advised={schema.advisedLength} />
          <TokenChips text={text} onMend={write} />
        </>
      }
    >
      {hasPills ? (
        <PillBox
          {...shared}
          text={text}
          isLong={isLong}
          box={box}
          onWrite={write}
          onFocus={() => {
            setTyped(true);
            form.onFocus(path);
          }}
          onBlur={() => setTyped(false)}
        />
      ) : isLong ? (
        <textarea ref={box as React.RefObject<HTMLTextAreaElement>} rows={rowsOf(text, 2)} {...attributes} />
      ) : (
        <input ref={box as React.RefObject<HTMLInputElement>} type={kind} {...attributes} />
      )}
    </FieldFrame>
  );
}

/** About as many rows as a text takes, for browsers whose text boxes do not grow by themselves. */
export function rowsOf(text: string, least: number): number {
  const rows = text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 46)), 0);
  return Math.min(18, Math.max(least, rows));
}
