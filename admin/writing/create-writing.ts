import type { Node } from "prosemirror-model";
import {
  type Command,
  EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { EditorView } from "prosemirror-view";
import { sheetIn } from "../ui/sheet-in.ts";
import { takePasted } from "./take-pasted.ts";
import { takeShownSelection } from "./take-shown-selection.ts";
import { changeText, openText } from "./text/written-text.ts";
import { writingKeys } from "./writing-keys.ts";
import { type WritingState, writingState } from "./writing-state.ts";
import { writingStyles } from "./writing-styles.ts";
import { type ShownParts, writingViews } from "./writing-views.ts";

interface WritingOptions extends ShownParts {
  /** The element of the page that shows the text. */
  readonly element: HTMLElement;
  /** The Markdown, whose line ends are all "\n". */
  readonly source: string;
  /** What the text is called. */
  readonly label: string;
  readonly headingLevel: number;
  /** Called with the Markdown as it is now, after each change. */
  onWrite(source: string): void;
  /** Called where Markdown can't say what was wanted, so that nothing was changed. */
  onEditError(): void;
  onState(state: WritingState): void;
  onAsk(what: "link" | "detail"): void;
  onTools(): void;
  onLeave(): void;
  /** A slash was typed where a menu can follow; the rectangle of the caret, in the frame's own pixels. */
  onSlash(caret: Caret): void;
  onFiles(files: readonly File[]): void;
  onUndo(how: "undo" | "redo"): void;
}

/** Where the caret is put: at a point of the page in pixels, or at the end of the text. */
export type CaretPlace = { readonly left: number; readonly top: number } | "end";
export type Caret = Pick<DOMRect, "left" | "top" | "bottom">;

/** Writing in the text of a page. */
export interface Writing {
  /** Does something with what is selected, and gives the text the focus. */
  run(command: Command): void;
  /** Puts plain words where the caret is. */
  type(words: string): void;
  /** Changes the attributes of the node at a place. */
  setAttributes(at: number, attributes: Readonly<Record<string, unknown>>): void;
  /** Takes over a text that was changed elsewhere; the caret stays where it was, as far as that is still there. */
  follow(source: string): void;
  /** Gives it the focus; with the caret at a place where it is said. */
  focus(at?: CaretPlace): void;
  close(): void;
}

/** Makes an element of the page one that a Markdown text is written in. */
export function createWriting(options: WritingOptions): Writing {
  const { element, headingLevel, onState } = options;
  let text = openText(options.source);
  const state = EditorState.create({ doc: text.doc, plugins: [...writingKeys(options), tableEditing()] });
  const tell = () => onState(writingState(view.state, headingLevel));
  /** Replaces what differs in another document, and nothing else. */
  const show = (doc: Node) => {
    const { tr, selection } = view.state;
    const start = tr.doc.content.findDiffStart(doc.content);
    const end = tr.doc.content.findDiffEnd(doc.content);
    if (start !== null && end) {
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      tr.replace(start, end.a + overlap, doc.slice(start, end.b + overlap));
      const isSameSize = doc.content.size === view.state.doc.content.size;
      if (isSameSize && selection instanceof TextSelection)
        tr.setSelection(
          TextSelection.between(tr.doc.resolve(selection.anchor), tr.doc.resolve(selection.head)),
        );
      view.updateState(view.state.apply(tr));
    }
    const { doc: shown } = view.state;
    text = { ...text, doc: shown, parts: text.parts.map((part, at) => ({ ...part, node: shown.child(at) })) };
  };
  const dispatch = (tr: Transaction) => {
    const next = view.state.apply(tr);
    if (next.doc === view.state.doc) view.updateState(next);
    else {
      const changed = changeText(text, next.doc);
      if (!changed) {
        // What the browser has put there already goes again.
        view.updateState(view.state);
        return options.onEditError();
      }
      const isOther = changed.text.source !== text.source;
      view.updateState(next);
      text = changed.text;
      if (!changed.isExact) {
        text = openText(changed.text.source, changed.text);
        show(text.doc);
      }
      if (isOther) options.onWrite(text.source);
    }
    tell();
  };
  const view: EditorView = new EditorView(
    { mount: element },
    {
      state,
      dispatchTransaction: (tr) => dispatch(tr),
      nodeViews: writingViews(options),
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": options.label,
        class: "writing",
      },
      handleTextInput: (at, from, to, typed) => {
        if (typed !== "/" || from !== to || !startsWord(at.state)) return false;
        options.onSlash(at.coordsAtPos(from));
        return true;
      },
      handleDOMEvents: {
        keydown(at, { ctrlKey, metaKey, altKey }) {
          if (ctrlKey || metaKey || altKey) takeShownSelection(at);
          return false;
        },
        paste: (at, event) =>
          takePasted(at, event.clipboardData, { event, headingLevel, onFiles: options.onFiles }),
        drop(at, event) {
          if (at.dragging) return false;
          const found = at.posAtCoords({ left: event.clientX, top: event.clientY });
          if (found)
            at.dispatch(at.state.tr.setSelection(TextSelection.near(at.state.doc.resolve(found.pos))));
          return takePasted(at, event.dataTransfer, { event, headingLevel, onFiles: options.onFiles });
        },
        beforeinput(_, event) {
          if (!event.inputType.startsWith("history")) return false;
          event.preventDefault();
          options.onUndo(event.inputType === "historyUndo" ? "undo" : "redo");
          return true;
        },
        click: (_, event) => {
          event.preventDefault();
          return false;
        },
      },
    },
  );
  const removeSheet = sheetIn(element.ownerDocument, writingStyles);
  tell();
  return {
    run(command) {
      takeShownSelection(view);
      command(view.state, view.dispatch, view);
      view.focus();
    },
    type(words) {
      if (words !== "") view.dispatch(view.state.tr.insertText(words));
      view.focus();
    },
    setAttributes(at, attributes) {
      const node = view.state.doc.nodeAt(at);
      if (!node) return;
      const tr = view.state.tr.setNodeMarkup(at, undefined, { ...node.attrs, ...attributes });
      view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)));
    },
    follow(source) {
      if (source === text.source) return;
      text = openText(source, text);
      show(text.doc);
      tell();
    },
    focus(at) {
      const { doc, tr } = view.state;
      const { scrollX = 0, scrollY = 0 } = element.ownerDocument.defaultView ?? {};
      const found =
        at !== undefined && at !== "end"
          ? view.posAtCoords({ left: at.left - scrollX, top: at.top - scrollY })
          : undefined;
      const caret = found ? TextSelection.near(doc.resolve(found.pos)) : Selection.atEnd(doc);
      if (at !== undefined) view.dispatch(tr.setSelection(caret));
      element.ownerDocument.defaultView?.focus();
      view.focus();
    },
    close() {
      removeSheet();
      view.destroy();
    },
  };
}

/** Whether a word would begin at the caret, in a paragraph. */
function startsWord({ selection: { $from } }: EditorState): boolean {
  if ($from.parent.type.spec.code || !$from.parent.inlineContent) return false;
  return /(?:^|\s)$/.test($from.parent.textBetween(0, $from.parentOffset, "", "x"));
}
