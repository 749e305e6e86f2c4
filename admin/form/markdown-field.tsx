import { useRef } from "react";
import type { StringSchema } from "../../schema/schema.ts";
import type { FieldProps } from "./field.tsx";
import { FieldFrame, inputAttributes } from "./field-frame.tsx";
import { useForm } from "./form-context.ts";
import { type MarkdownMark, markText } from "./mark-text.ts";
import { TokenChips } from "./token-chips.tsx";

const tools: readonly { readonly mark: MarkdownMark; readonly label: string; readonly sign: string }[] = [
  { mark: "strong", label: "Bold", sign: "B" },
  { mark: "emphasis", label: "Italic", sign: "I" },
  { mark: "link", label: "Link", sign: "Link" },
  { mark: "list", label: "List", sign: "List" },
];

/** Markdown as it is written, with a few buttons that write the marks. */
export function MarkdownField({ schema, value, path, required }: FieldProps<StringSchema>) {
  const form = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = typeof value === "string" ? value : "";
  const write = (next: string) => form.set(path, next === "" && !required ? undefined : next);
  const apply = (mark: MarkdownMark) => {
    const input = area.current;
    if (!input) return;
    const marked = markText(text, { start: input.selectionStart, end: input.selectionEnd }, mark);
    write(marked.text);
    requestAnimationFrame(() => {
      input.focus();
      input.setSelectionRange(marked.selection.start, marked.selection.end);
    });
  };
  return (
    <FieldFrame schema={schema} path={path} required={required} below={<TokenChips text={text} />}>
      <div className="markdown">
        <div className="markdown-tools" role="toolbar" aria-label="Formatting">
          {tools.map(({ mark, label, sign }) => (
            <button
              key={mark}
              type="button"
              className={`tool tool-${mark}`}
              aria-label={label}
              onClick={() => apply(mark)}
            >
              {sign}
            </button>
          ))}
        </div>
        <textarea
          ref={area}
          rows={Math.min(14, Math.max(4, text.split("\n").length + 1, Math.ceil(text.length / 48)))}
          className="input"
          value={text}
          onFocus={() => form.onFocus(path)}
          onChange={(event) => write(event.target.value)}
          {...inputAttributes(path, form.problemsAt(path).length > 0)}
        />
      </div>
    </FieldFrame>
  );
}
