import {
  type Command,
  EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from "prosemirror-state";
import { tableEditing } from "prosemirror-tables";
import { type EditorProps, EditorView } from "prosemirror-view";
import { addStyleSheet } from "../ui/browser/add-style-sheet.ts";
import { isInLineBelow, lineBelow } from "./line-below.ts";
import { headingsAbove } from "./paste/heading-levels.ts";
import { insertSlice, missingPictureIn } from "./paste/insert-pasted.ts";
import { type PastedText, readPasted } from "./paste/read-pasted.ts";
import { writingSchema } from "./text/writing-schema.ts";
import { changeText, openText, type WrittenText } from "./text/written-text.ts";
import { writingKeys } from "./writing-keys.ts";
import { type WritingState, writingState } from "./writing-state.ts";
import { type PreviewedParts, writingViews } from "./writing-views.ts";

/** What the writing of a Markdown text needs. */
export interface WritingOptions extends PreviewedParts {
  /** The element on the page in which the text is edited. */
  readonly element: HTMLElement;
  /** The Markdown. */
  readonly source: string;
  /** What assistive technology calls the text. */
  readonly label: string;
  /** The level of the highest heading in the text. */
  readonly headingLevel: number;
  /** The text has changed. */
  onWrite(source: string): void;
  /** Something of a paste was lost, or can be formatted. */
  onPasted(report: PasteReport): void;
  /** The selection or the text has changed. */
  onState(state: WritingState): void;
  /** The shortcut for a link or a detail was pressed, whose dialog has to be opened. */
  onAsk(what: "link" | "detail"): void;
  /** The shortcut for the toolbar was pressed. */
  onTools(): void;
  /** The user wants to leave the text. */
  onLeave(): void;
  /** A slash was typed where a menu can follow; the rectangle of the caret, in the frame's own pixels. */
  onSlash(caret: Caret): void;
  /** Files were pasted or dropped. */
  onFiles(files: readonly File[]): void;
  /** The browser's own undo or redo was chosen, such as in a menu. */
  onUndo(how: "undo" | "redo"): void;
}

/** What the user should know of a paste. */
export interface PasteReport {
  /** How many links became plain words, because they led to places in the other document. */
  readonly lostLinks: number;
  /** How many pictures came without their files. */
  readonly missingPictures: number;
  /** Replaces the pasted text by what it means as Markdown; missing if it means nothing else. */
  readonly format?: () => void;
}

/** Where the caret is put: at a point of the page in pixels, or at the end of the text. */
export type CaretPosition = { readonly left: number; readonly top: number } | "end";
export type Caret = Pick<DOMRect, "left" | "top" | "bottom">;

/** The editor of a Markdown text on the page. */
export interface Writing {
  /** Runs a ProseMirror command on what is selected in the browser. */
  run(command: Command): void;
  /** Inserts words at the caret. */
  type(words: string): void;
  /** Changes the attributes of the node at a position, and selects it. */
  setAttributes(at: number, attributes: Readonly<Record<string, unknown>>): void;
  /** Takes over a text that was changed elsewhere; the caret stays where it was, as far as that is still there. */
  follow(source: string): void;
  /** Without a position, the caret stays where it is. */
  focus(at?: CaretPosition): void;
  /** Removes the editor from the element. */
  close(): void;
}

export function createWriting(options: WritingOptions): Writing {
  const { element } = options;
  const written = { text: openText(options.source) };
  const plugins = [...writingKeys(options), lineBelow, tableEditing()];
  const view = new EditorView(
    { mount: element },
    {
      ...viewProps(options),
      state: EditorState.create({ doc: written.text.doc, plugins }),
      dispatchTransaction: (tr) => dispatch(context, tr),
    },
  );
  const context: WritingContext = { options, view, written };
  const removeSheet = addStyleSheet(element.ownerDocument, writingStyles);
  reportState(context);
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
    follow: (source) => follow(context, source),
    focus: (at) => focus(view, at),
    close() {
      removeSheet();
      view.destroy();
    },
  };
}

interface WritingContext {
  readonly options: WritingOptions;
  readonly view: EditorView;
  readonly written: { text: WrittenText };
}

function reportState({ options, view }: WritingContext): void {
  options.onState(writingState(view.state, options.headingLevel));
}

function dispatch(context: WritingContext, tr: Transaction): void {
  const { options, view, written } = context;
  const next = view.state.apply(tr);
  if (next.doc === view.state.doc) view.updateState(next);
  else {
    const changed = changeText(written.text, next.doc);
    const isOther = changed.text.source !== written.text.source;
    view.updateState(next);
    written.text = changed.text;
    if (!changed.isExact) show(context, openText(changed.text.source, changed.text));
    if (isOther) options.onWrite(written.text.source);
  }
  reportState(context);
}

function follow(context: WritingContext, source: string): void {
  const { text } = context.written;
  if (source === text.source) return;
  show(context, openText(source, text));
  reportState(context);
}

function show({ view, written }: WritingContext, text: WrittenText): void {
  const { doc } = text;
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
    const wasBelow = isInLineBelow(selection);
    view.updateState(view.state.apply(tr));
    if (wasBelow)
      view.updateState(view.state.apply(view.state.tr.setSelection(Selection.atEnd(view.state.doc))));
  }
  const { doc: shown } = view.state;
  const parts = text.parts.map((part, at) => ({ ...part, node: shown.child(at) }));
  written.text = { ...text, doc: shown, parts };
}

function focus(view: EditorView, at: CaretPosition | undefined): void {
  const { doc, tr } = view.state;
  const { defaultView: window } = view.dom.ownerDocument;
  const { scrollX = 0, scrollY = 0 } = window ?? {};
  const found =
    at !== undefined && at !== "end"
      ? view.posAtCoords({ left: at.left - scrollX, top: at.top - scrollY })
      : undefined;
  const caret = found ? TextSelection.near(doc.resolve(found.pos)) : Selection.atEnd(doc);
  if (at !== undefined) view.dispatch(tr.setSelection(caret));
  window?.focus();
  view.focus();
}

function viewProps(options: WritingOptions): EditorProps {
  const { label, onSlash } = options;
  return {
    nodeViews: writingViews(options),
    attributes: {
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": label,
      class: "writing",
    },
    handleTextInput: (view, from, to, typed) => {
      if (typed !== "/" || from !== to || !startsWord(view.state)) return false;
      onSlash(view.coordsAtPos(from));
      return true;
    },
    handleDOMEvents: domEventHandlers(options),
  };
}

function domEventHandlers(
  options: Pick<WritingOptions, "headingLevel" | "onFiles" | "onPasted" | "onUndo">,
): NonNullable<EditorProps["handleDOMEvents"]> {
  const { onUndo } = options;
  return {
    keydown(view, { key, ctrlKey, metaKey, altKey }) {
      if (ctrlKey || metaKey || altKey || actsOnSelection.test(key)) takeShownSelection(view);
      return false;
    },
    paste: (view, event) => takePasted(view, event.clipboardData, { ...options, event }),
    drop(view, event) {
      if (view.dragging) return false;
      const found = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (found)
        view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(found.pos))));
      return takePasted(view, event.dataTransfer, { ...options, event });
    },
    beforeinput(_, event) {
      if (!event.inputType.startsWith("history")) return false;
      event.preventDefault();
      onUndo(event.inputType === "historyUndo" ? "undo" : "redo");
      return true;
    },
    click(_, event) {
      event.preventDefault();
      return false;
    },
  };
}

const actsOnSelection = /^(?:Enter|Tab|Backspace|Delete)$/;

/** Whether a word would begin at the caret, in a paragraph. */
function startsWord({ selection: { $from } }: EditorState): boolean {
  if ($from.parent.type.spec.code || !$from.parent.inlineContent) return false;
  return /(?:^|\s)$/.test($from.parent.textBetween(0, $from.parentOffset, "", "x"));
}

type PasteOptions = Pick<WritingOptions, "headingLevel" | "onFiles" | "onPasted"> & { readonly event: Event };

function takePasted(view: EditorView, data: DataTransfer | null, options: PasteOptions): boolean {
  if (!data) return false;
  const { event, headingLevel, onFiles } = options;
  const { selection } = view.state;
  event.preventDefault();
  const above = headingsAbove(selection);
  const pasted = readPasted(data, { headingLevel, above, isLinking: !selection.empty });
  if (pasted?.kind === "files") onFiles(pasted.files);
  else if (pasted?.kind === "address") linkSelected(view, pasted.href);
  else if (pasted && selection.$from.parent.type.spec.code)
    view.dispatch(view.state.tr.insertText(wordsOf(pasted).replace(/\n$/, "")).scrollIntoView());
  else if (pasted) insertText(view, pasted, options);
  return true;
}

function wordsOf({ plain, slice: { content } }: PastedText): string {
  return plain === "" ? content.textBetween(0, content.size, "\n", "\n") : plain;
}

function insertText(view: EditorView, pasted: PastedText, { onFiles, onPasted }: PasteOptions): void {
  const { from } = view.state.selection;
  view.dispatch(insertSlice(view.state, pasted.slice));
  const { state } = view;
  const end = state.selection.to;
  const { lostLinks, pictures, files, markdown } = pasted;
  const place = pictures > 0 ? missingPictureIn(state.doc, from, end) : undefined;
  if (place !== undefined && files.length > 0) {
    view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, place)));
    onFiles(files);
  }
  const missingPictures = pictures - files.length;
  if (lostLinks === 0 && missingPictures === 0 && !markdown) return;
  const words = wordsBetween(view, from, end);
  const format =
    markdown &&
    (() => {
      if (wordsBetween(view, from, end) !== words) return;
      view.dispatch(view.state.tr.replaceRange(from, end, markdown).scrollIntoView());
      view.focus();
    });
  onPasted({ lostLinks, missingPictures, ...(format && { format }) });
}

function wordsBetween({ state: { doc } }: EditorView, from: number, to: number): string | undefined {
  return to > doc.content.size ? undefined : doc.textBetween(from, to, "\n", "\n");
}

function linkSelected({ state, dispatch }: EditorView, href: string): void {
  const { from, to } = state.selection;
  dispatch(state.tr.addMark(from, to, writingSchema.marks.link.create({ href })));
}

/**
 * Takes over what is selected in the browser, which reports a changed selection with its next frame only. Without it, a
 * command that follows at once is about the selection before: Ctrl+K right behind Ctrl+Shift+Left on a busy machine.
 */
function takeShownSelection(view: EditorView): void {
  const { selection, doc, tr } = view.state;
  if (!(selection instanceof TextSelection) || !view.hasFocus() || view.composing) return;
  const shown = view.dom.ownerDocument.getSelection();
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = shown ?? {};
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const anchor = doc.resolve(view.posAtDOM(anchorNode, anchorOffset));
  const head = doc.resolve(view.posAtDOM(focusNode, focusOffset));
  const taken = TextSelection.between(anchor, head);
  if (!taken.eq(selection)) view.dispatch(tr.setSelection(taken));
}

const writingStyles = `
.writing { position: relative; min-height: 2em; white-space: break-spaces; overflow-wrap: anywhere; font-variant-ligatures: none; cursor: text; }
.writing.writing { outline: 2px solid rgb(60 100 230 / 40%) !important; outline-offset: 8px; }
.writing [data-tight] > li > p { margin: 0; }
.writing li[data-checked]::before { content: "☐ "; }
.writing li[data-checked="true"]::before { content: "☑ "; }
.writing :is(li[data-checked]) > p { display: inline; }
.writing [data-align="center"] { text-align: center; }
.writing [data-align="right"] { text-align: right; }
.writing .writing-picture { display: inline-block; max-width: 100%; vertical-align: bottom; }
.writing .writing-picture img { display: block; max-width: 100%; height: auto; min-height: 2rem; margin: 0; background: rgb(120 120 120 / 15%); }
.writing .writing-caption { display: block; font-size: 0.85em; opacity: 0.8; }
.writing .writing-missing { display: block; padding: 1rem; border: 2px dashed currentcolor; border-radius: 6px; font-size: 0.9em; text-align: center; }
.writing .ProseMirror-selectednode { outline: 3px solid rgb(60 100 230); outline-offset: 2px; }
.writing .writing-source { overflow-x: auto; padding: 0.75rem; border: 1px dashed currentcolor; border-radius: 4px; font: 0.85em/1.5 ui-monospace, monospace; white-space: pre-wrap; }
.writing .writing-footnote { display: grid; grid-template-columns: auto minmax(0, 1fr); column-gap: 0.75em; font-size: 0.9em; }
.writing .writing-footnote::before { content: attr(data-footnote) "."; }
.writing .writing-footnote > * { grid-column: 2; margin-block: 0 0.25em; }
.writing .writing-footnote::before { grid-column: 1; grid-row: 1; }
.writing .writing-footnote-mark { padding-inline: 0.15em; font-size: 0.75em; vertical-align: super; line-height: 1; }
.writing dd > p { margin-block: 0 0.25em; }
.writing :is(td, th) { min-width: 3rem; border: 1px solid rgb(128 128 128 / 50%); }
.writing .selectedCell { background: rgb(70 110 230 / 20%); }
.writing .ProseMirror-separator { display: inline !important; border: none !important; margin: 0 !important; width: 0 !important; height: 0 !important; }
.block:has(.writing)::before, .block:has(.writing)::after { content: none !important; }
`;
