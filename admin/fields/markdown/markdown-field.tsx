import { type KeyboardEvent, type ReactNode, useState } from "react";
import { fieldWords } from "../../../editing/messages/field-words.ts";
import { messages } from "../../../editing/messages/messages.ts";
import { linkText, type MarkdownMark, markText } from "../../../editing/source-text/mark-text.ts";
import type { StringSchema } from "../../../schema/fields/schema.ts";
import { hasToken } from "../../../schema/text/token-syntax.ts";
import { shortcutLabel } from "../../ui/browser/shortcut-label.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Bold, Heading, Italic, Link, List } from "../../ui/icons/icons.ts";
import { Toolbar } from "../../ui/toolbar.tsx";
import { FieldFrame, inputAttributes } from "../form/field-frame.tsx";
import type { FieldProps } from "../form/field-props.ts";
import { useForm } from "../form/form-context.ts";
import { TokenChips } from "../form/token-chips.tsx";
import { useFieldProblems } from "../form/use-field-problems.ts";
import { LinkDialog } from "../link/lazy-link-inputs.ts";
import { PillBox } from "../text/pill-box.tsx";
import { rowsOf, TextLength, useInsertDetail } from "../text/text-field.tsx";
import { type TextSelection, useTextBox } from "../text/use-text-box.ts";

const keys: Readonly<Record<string, MarkdownMark>> = { b: "strong", i: "emphasis", k: "link" };

function markOfKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): MarkdownMark | undefined {
  if (ctrlKey === metaKey || altKey || shiftKey) return undefined;
  return keys[key.toLowerCase()];
}

interface Tool {
  readonly mark: MarkdownMark;
  readonly icon: ReactNode;
  readonly keys?: string;
}

const tools: readonly Tool[] = [
  { mark: "strong", icon: <Bold size={15} />, keys: "Mod+B" },
  { mark: "emphasis", icon: <Italic size={15} />, keys: "Mod+I" },
  { mark: "link", icon: <Link size={15} />, keys: "Mod+K" },
  { mark: "list", icon: <List size={15} /> },
  { mark: "heading", icon: <Heading size={15} /> },
];

export function MarkdownField({ schema, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const problems = useFieldProblems(path);
  const { text, box, write, rewrite, insert } = useTextBox({ path, required });
  const detail = useInsertDetail(insert);
  // It stays one while it is typed in, though its last pill goes.
  const [isTyped, setTyped] = useState(false);
  const [linking, setLinking] = useState<TextSelection>();
  const apply = (mark: MarkdownMark) => {
    const shown = box.current;
    if (!shown) return;
    const selection = { start: shown.selectionStart ?? 0, end: shown.selectionEnd ?? 0 };
    if (mark === "link") return setLinking(selection);
    const marked = markText(shown.value, selection, mark, schema.headingLevel);
    rewrite(marked.text, marked.selection);
  };
  const attributes = {
    ...inputAttributes(form, path, problems, required),
    ...detail.attributes,
    onKeyDown(event: React.KeyboardEvent) {
      detail.attributes.onKeyDown(event);
      const mark = markOfKey(event);
      if (!mark || (mark === "link" && !hasSelection(event.target))) return;
      event.preventDefault();
      apply(mark);
    },
  };
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
      <div className="markdown">
        <Toolbar className="markdown-tools" label={fieldWords().formatting({ what: schema.title })}>
          {tools.map(({ mark, icon, keys }, index) => (
            <IconButton
              key={mark}
              label={messages.values.marks[mark]}
              icon={icon}
              tabIndex={index === 0 ? 0 : -1}
              {...(keys && { keys: shortcutLabel(keys) })}
              // The text keeps the focus and what is selected in it.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => apply(mark)}
            />
          ))}
        </Toolbar>
        {hasToken(text) || isTyped ? (
          <PillBox
            {...attributes}
            text={text}
            isLong
            box={box}
            onWrite={write}
            onFocus={() => {
              setTyped(true);
              form.onFocus(path);
            }}
            onBlur={() => setTyped(false)}
          />
        ) : (
          <textarea
            {...attributes}
            ref={box as React.RefObject<HTMLTextAreaElement>}
            rows={rowsOf(text, 3)}
            className="input"
            value={text}
            onFocus={() => form.onFocus(path)}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </div>
      {linking && (
        <LinkDialog
          words={text.slice(linking.start, linking.end)}
          onClose={() => setLinking(undefined)}
          onLink={(link) => {
            setLinking(undefined);
            const shown = box.current?.value ?? text;
            const marked = linkText(shown, linking, link);
            rewrite(marked.text, marked.selection);
          }}
        />
      )}
    </FieldFrame>
  );
}

function hasSelection(target: EventTarget): boolean {
  if (target instanceof HTMLTextAreaElement) return target.selectionStart !== target.selectionEnd;
  return getSelection()?.isCollapsed === false;
}
