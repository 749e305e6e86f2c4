import { type ChangeEvent, type KeyboardEvent, useState } from "react";
import { withTokens } from "../../../editing/labels/tokens/token-meaning.ts";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { countCharacters, countGraphemes } from "../../../schema/text/count-characters.ts";
import { hasToken } from "../../../schema/text/token-syntax.ts";
import { shortcutLabel } from "../../ui/browser/shortcut-label.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextCursorInput } from "../../ui/icons/icons.ts";
import { FieldFrame, inputAttributes } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { useForm } from "../form/form-context.ts";
import { TokenChips } from "../form/token-chips.tsx";
import { useFieldProblems } from "../form/use-field-problems.ts";
import { useTokenScope } from "../form/use-token-scope.ts";
import { DetailPicker } from "./detail-picker.tsx";
import { PillBox } from "./pill-box.tsx";
import { useTextBox } from "./use-text-box.ts";

const kinds: Partial<Record<string, string>> = { email: "email", telephone: "tel" };

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
          <TokenChips path={path} text={text} onMend={write} />
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

export function rowsOf(text: string, least: number): number {
  const rows = text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 46)), 0);
  return Math.min(18, Math.max(least, rows));
}

interface TextLengthProps {
  readonly text: string;
  readonly most: number | undefined;
  readonly advised: number | undefined;
}

export function TextLength({ text, most, advised }: TextLengthProps) {
  if (advised !== undefined) return <AdvisedLength text={text} advised={advised} />;
  // As long as there is plenty of room, how much there is would only be one more thing to read.
  if (most === undefined || countGraphemes(text) < most * 0.7) return null;
  // The limit is one of code points, of which a character that is seen may have several.
  const length = countCharacters(text) > most ? countCharacters(text) : countGraphemes(text);
  return <Length length={length} limit={most} over={(more) => fieldWords().tooMany({ count: more })} />;
}

function AdvisedLength({ text, advised }: { readonly text: string; readonly advised: number }) {
  const scope = useTokenScope();
  const length = countGraphemes(withTokens(text, scope).trim());
  return (
    <Length length={length} limit={advised} over={(more) => fieldWords().moreThanShown({ count: more })} />
  );
}

interface LengthProps {
  readonly length: number;
  readonly limit: number;
  readonly over: (more: number) => string;
}

function Length({ length, limit, over }: LengthProps) {
  const isOver = length > limit;
  return (
    <p className={isOver ? "text-length text-length-over" : "text-length"}>
      {fieldWords().characters({ length, limit })}
      {isOver && `, ${over(length - limit)}`}
    </p>
  );
}

const keys = "Alt+I";

export function useInsertDetail(onInsert: (token: string) => void) {
  const [open, setOpen] = useState(false);
  const tool = (
    <>
      <IconButton
        className="field-tool"
        label={fieldWords().insertDetailMenu}
        keys={shortcutLabel(keys)}
        icon={<TextCursorInput size={15} />}
        tabIndex={-1}
        onClick={() => setOpen(true)}
      />
      {open && (
        <DetailPicker
          onClose={() => setOpen(false)}
          onChoose={({ token }) => {
            setOpen(false);
            onInsert(`{{${token}}}`);
          }}
        />
      )}
    </>
  );
  const attributes = {
    "aria-keyshortcuts": keys,
    onKeyDown(event: KeyboardEvent) {
      // With Alt, some keyboards write another letter.
      if (event.code !== "KeyI" || !event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setOpen(true);
    },
  };
  return { tool, attributes };
}
