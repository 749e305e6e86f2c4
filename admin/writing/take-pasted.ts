import { DOMParser, Fragment, type Node, Slice } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import { safeUrl } from "../../schema/safe-url.ts";
import { parseHtml } from "../ui/trusted-types.ts";
import { cleanPasted, withoutStyles } from "./clean-pasted.ts";
import { writingSchema } from "./text/writing-schema.ts";

interface PasteOptions {
  readonly event: Event;
  readonly headingLevel: number;
  onFiles(files: readonly File[]): void;
}

/** Takes what is pasted or dropped into the text: pictures, formatted text that is cleaned, or plain words. */
export function takePasted(view: EditorView, data: DataTransfer | null, options: PasteOptions): boolean {
  if (!data) return false;
  const html = data.getData("text/html");
  const plain = data.getData("text/plain").replace(/\r\n?/g, "\n");
  const pictures = [...data.files].filter(({ type }) => type.startsWith("image/"));
  options.event.preventDefault();
  if (pictures.length > 0 && html.replace(/<(?!img)[^>]*>|\s/gi, "").length === 0) options.onFiles(pictures);
  else if (pictures.length > 0 && plain === "") options.onFiles(pictures);
  else if (isAddress(plain) && !view.state.selection.empty) linkSelected(view, plain.trim());
  else if (view.state.selection.$from.parent.type.spec.code) view.dispatch(view.state.tr.insertText(plain));
  else if (html !== "") insert(view, sliceOfHtml(html, options.headingLevel));
  else if (plain !== "") insert(view, sliceOfWords(plain));
  return true;
}

function insert(view: EditorView, slice: Slice): void {
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
}

function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)\S+$/.test(text.trim()) && safeUrl(text.trim()) !== undefined;
}

function linkSelected({ state, dispatch }: EditorView, href: string): void {
  const { from, to } = state.selection;
  dispatch(state.tr.addMark(from, to, writingSchema.marks.link.create({ href })));
}

function sliceOfHtml(html: string, headingLevel: number): Slice {
  const { body } = parseHtml(withoutStyles(html));
  cleanPasted(body, headingLevel);
  return DOMParser.fromSchema(writingSchema).parseSlice(body);
}

/** Plain words: an empty line begins a paragraph, any other line end is one. */
function sliceOfWords(words: string): Slice {
  const { paragraph, hard_break: lineBreak } = writingSchema.nodes;
  const paragraphs = words.split(/\n\s*\n/).map((part) => {
    const lines = part.split("\n").map((line) => line.trim());
    const content = lines.flatMap((line, index): Node[] => [
      ...(index > 0 ? [lineBreak.create({ written: "" })] : []),
      ...(line === "" ? [] : [writingSchema.text(line)]),
    ]);
    return paragraph.create(null, content);
  });
  return new Slice(Fragment.from(paragraphs), 1, 1);
}
