import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { tableWords } from "../../../../editing/messages/table-words.ts";
import { editableText } from "../../../../editing/table/cell-text.ts";
import type { Column } from "../../../../editing/table/columns.ts";
import { Ticks, withTick } from "../../../ui/ticks.tsx";

/** Where the focus goes once a cell is changed. */
export type AfterEditing = "stay" | "down" | "up" | "right" | "left";

interface CellEditorProps {
  readonly column: Column;
  readonly value: unknown;
  /** What is typed already; undefined to go on with what is there. */
  readonly text: string | undefined;
  readonly label: string;
  readonly language: string;
  /** Returns why a text can't be taken. */
  readonly onText: (text: string) => string | undefined;
  readonly onValue: (value: unknown) => void;
  readonly onEnd: (after: AfterEditing) => void;
  /** Keeps a text that can't be taken, when the focus is elsewhere already. */
  readonly onReject: (text: string, problem: string) => void;
}

/** The control in a cell while it is changed. */
export function CellEditor(props: CellEditorProps) {
  const { kind } = props.column;
  if (kind === "choice") return <ChoiceEditor {...props} />;
  if (kind === "choices") return <ChoicesEditor {...props} />;
  return <TextEditor {...props} />;
}

function TextEditor(props: CellEditorProps) {
  const { column, value, label, language, onText, onEnd, onReject } = props;
  const [text, setText] = useState(props.text ?? editableText(column, value, language));
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const hasEnded = useRef(false);
  useLayoutEffect(() => {
    const { current } = input;
    current?.focus();
    if (props.text === undefined) current?.select();
    else current?.setSelectionRange(current.value.length, current.value.length);
  }, [props.text]);
  const end = (after: AfterEditing) => {
    const wrong = onText(text);
    if (wrong !== undefined) return setProblem(wrong);
    hasEnded.current = true;
    onEnd(after);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return event.stopPropagation();
    // It is saved with what is typed; a text that can't be taken stays in the cell.
    if (isSaving(event)) return end("stay");
    event.stopPropagation();
    if (event.key === "Escape") {
      hasEnded.current = true;
      event.preventDefault();
      onEnd("stay");
    } else if (event.key === "Enter" && !event.altKey) {
      event.preventDefault();
      end(event.shiftKey ? "up" : "down");
    } else if (event.key === "Enter") {
      event.preventDefault();
      insertLine(input.current, setText);
    } else if (event.key === "Tab") {
      event.preventDefault();
      end(event.shiftKey ? "left" : "right");
    }
  };
  const leave = () => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    const wrong = onText(text);
    if (wrong !== undefined) onReject(text, wrong);
    onEnd("stay");
  };
  const attributes = {
    ref: input,
    className: "input cell-input",
    "aria-label": label,
    "aria-invalid": problem !== undefined,
    "aria-describedby": id,
    value: text,
    autoComplete: "off",
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setText(target.value);
      setProblem(undefined);
    },
    onKeyDown: press,
    onBlur: leave,
  };
  const isLong = column.kind === "lines" || column.kind === "texts";
  return (
    <div className={isLong ? "cell-editor cell-editor-long" : "cell-editor"}>
      {isLong ? (
        <textarea {...attributes} rows={5} />
      ) : (
        <input {...attributes} type="text" inputMode={column.kind === "number" ? "decimal" : "text"} />
      )}
      <p id={id} className="cell-problem" role="alert" hidden={problem === undefined}>
        {problem}
      </p>
    </div>
  );
}

/** What saves the site wherever the focus is. */
const isSaving = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.toLowerCase() === "s";

function insertLine(input: HTMLTextAreaElement | null, setText: (text: string) => void): void {
  if (!(input instanceof HTMLTextAreaElement)) return;
  input.setRangeText("\n", input.selectionStart, input.selectionEnd, "end");
  setText(input.value);
}

function ChoiceEditor({ column, value, label, onValue, onEnd }: CellEditorProps) {
  const select = useRef<HTMLSelectElement>(null);
  const hasEnded = useRef(false);
  const [chosen, setChosen] = useState(typeof value === "string" ? value : "");
  const isPicking = useRef(false);
  useEffect(() => {
    select.current?.focus();
    try {
      select.current?.showPicker();
      isPicking.current = true;
    } catch {
      // Only a press may open it.
    }
  }, []);
  const end = (after: AfterEditing, isKept = true, kept = chosen) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    if (isKept) onValue(kept === "" ? undefined : kept);
    onEnd(after);
  };
  const isKnown = chosen === "" || column.choices.some((choice) => choice.value === chosen);
  return (
    <select
      ref={select}
      className="input cell-input"
      aria-label={label}
      value={chosen}
      onChange={({ target }) => {
        setChosen(target.value);
        // What is picked from the open list is chosen; keys beside it go on to the next one.
        if (isPicking.current) end("stay", true, target.value);
      }}
      onBlur={() => end("stay")}
      onKeyDown={(event) => {
        if (isSaving(event)) return end("stay");
        event.stopPropagation();
        isPicking.current = false;
        if (!["Enter", "Escape", "Tab"].includes(event.key)) return;
        event.preventDefault();
        if (event.key === "Tab") end(event.shiftKey ? "left" : "right");
        else end(event.key === "Enter" ? "down" : "stay", event.key === "Enter");
      }}
    >
      <option value="">{tableWords().empty}</option>
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {column.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

function ChoicesEditor({ column, value, label, onValue, onEnd }: CellEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const hasEnded = useRef(false);
  const before = Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
  const [ticked, setTicked] = useState<readonly string[]>(before);
  useEffect(() => box.current?.querySelector("input")?.focus(), []);
  const end = (after: AfterEditing, isKept = true) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    if (isKept) onValue(ticked.length === 0 ? undefined : ticked);
    onEnd(after);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape end what its checkboxes do
    <div
      ref={box}
      className="cell-editor cell-ticks"
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) end("stay");
      }}
      onKeyDown={(event) => {
        if (isSaving(event)) return end("stay");
        event.stopPropagation();
        if (event.key !== "Enter" && event.key !== "Escape") return;
        event.preventDefault();
        end(event.key === "Enter" ? "down" : "stay", event.key === "Enter");
      }}
    >
      <Ticks
        label={label}
        choices={column.choices}
        ticked={(choice) => ticked.includes(choice)}
        onTick={(choice, isTicked) => setTicked(withTick(column.choices, ticked, { choice, isTicked }))}
      />
    </div>
  );
}
