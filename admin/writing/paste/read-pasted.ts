import { DOMParser, Fragment, type Node, Slice } from "prosemirror-model";
import { safeUrl } from "../../../schema/fields/safe-url.ts";
import { withoutInvisible } from "../../../schema/text/without-invisible.ts";
import { parseHtml } from "../../ui/browser/trusted-types.ts";
import { writingSchema } from "../text/writing-schema.ts";
import { openText } from "../text/written-text.ts";
import { cleanHtml } from "./clean-html.ts";
import { type HeadingPlace, withHeadingLevels } from "./heading-levels.ts";
import { styleOf, withoutStyles } from "./style-of.ts";
import { bulletedLevels } from "./word-lists.ts";

export type Pasted =
  | { readonly kind: "files"; readonly files: readonly File[] }
  | { readonly kind: "address"; readonly href: string }
  | PastedText;

/** A text from the clipboard. */
export interface PastedText {
  readonly kind: "text";
  /** The text as it is inserted. */
  readonly slice: Slice;
  /** The plain text of the clipboard; empty if it has none. */
  readonly plain: string;
  /** How many links became plain words, because they led to places in the other document. */
  readonly lostLinks: number;
  /** How many pictures the text has, as places for their files. */
  readonly pictures: number;
  /** The files of the pictures, as far as the clipboard has them. */
  readonly files: readonly File[];
  /** What the plain text means as Markdown; missing if it means nothing else. */
  readonly markdown?: Slice;
}

/** Where something is pasted. */
interface PastePlace extends HeadingPlace {
  /** Whether words are selected that a pasted address can be linked to. */
  readonly isLinking: boolean;
}

export function readPasted(data: DataTransfer, place: PastePlace): Pasted | undefined {
  const html = data.getData("text/html");
  const plain = withoutInvisible(data.getData("text/plain").replace(/\r\n?/g, "\n"));
  const files = [...data.files].filter(({ type }) => type.startsWith("image/"));
  const hasWords = html.replace(/<!--.*?-->|<(?!img)[^>]*>?|\s/gis, "") !== "" && !isOnlyPicture(html);
  if (files.length > 0 && (!hasWords || plain === "")) return { kind: "files", files };
  if (place.isLinking && isAddress(plain)) return { kind: "address", href: plain.trim() };
  const { body } = parseHtml(withoutStyles(html));
  if (html !== "" && !isSourceCode(body)) {
    const read = readHtml(body, html, place);
    if (read.slice.size > 0) return { ...read, plain };
  }
  if (plain.trim() === "") return undefined;
  return {
    ...{ kind: "text", plain, lostLinks: 0, pictures: 0, files: [], slice: sliceOfWords(plain) },
    ...(isMarkdown(plain) && { markdown: withHeadingLevels(sliceOfMarkdown(plain), place) }),
  };
}

function isOnlyPicture(html: string): boolean {
  return /<img\b/i.test(html) && html.replace(/<!--.*?-->|<[^>]*>?|\s/gis, "") === "";
}

function isSourceCode(body: HTMLElement): boolean {
  const dressed = body.querySelector<HTMLElement>("[data-style]");
  if (!dressed) return false;
  return /monospace/i.test(styleOf(dressed, "font-family")) && styleOf(dressed, "white-space") === "pre";
}

function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:)\S+$/.test(text.trim()) && safeUrl(text.trim()) !== undefined;
}

function readHtml(body: HTMLElement, html: string, place: HeadingPlace): Omit<PastedText, "plain"> {
  const own = body.querySelector<HTMLElement>("[data-pm-slice]");
  const lostLinks = own ? 0 : cleanHtml(body, bulletedLevels(html));
  const images = own ? [] : [...body.querySelectorAll("img")];
  const files = images.flatMap((image, index) => fileOf(image.dataset.bytes ?? "", index));
  const slice = DOMParser.fromSchema(writingSchema).parseSlice(body);
  return {
    ...{ kind: "text", lostLinks, pictures: images.length, files },
    slice: own ? slice : withHeadingLevels(slice, place),
  };
}

function fileOf(address: string, index: number): File[] {
  const [, type = "", data = ""] = /^data:(image\/[\w+.-]+);base64,([\s\S]+)$/.exec(address) ?? [];
  if (data === "") return [];
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s/g, "")), (letter) => letter.charCodeAt(0));
    const kind = type.slice("image/".length).replace(/\+.*/, "");
    return [new File([bytes], `picture-${index + 1}.${kind}`, { type })];
  } catch {
    return [];
  }
}

function sliceOfWords(words: string): Slice {
  const { paragraph, hard_break: lineBreak } = writingSchema.nodes;
  const parts = words.split(/\n[^\S\n]*(?:\n[^\S\n]*)+/).filter((part) => part.trim() !== "");
  const paragraphs = parts.map((part) => {
    const lines = part.replace(/^\n|\n$/g, "").split("\n");
    const isFirst = (index: number) => index === 0 && part === parts[0];
    const content = lines.flatMap((line, index): Node[] => {
      const shown = isFirst(index) && lines.length === 1 && parts.length === 1 ? line : line.trim();
      return [
        ...(index > 0 ? [lineBreak.create({ written: "" })] : []),
        ...(shown === "" ? [] : [writingSchema.text(shown.replace(/\t/g, " "))]),
      ];
    });
    return paragraph.create(null, content);
  });
  return new Slice(Fragment.from(paragraphs), 1, 1);
}

const signs: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^[-*+] \S.*\n[-*+] \S/m,
  /^1[.)] \S.*\n2[.)] \S/m,
  /^[-*+] \[[ x]\] \S/im,
  /^> \S/m,
  /^```/m,
  /\*\*[^\s*][^*\n]*\*\*/,
  /\]\((?:https?:|mailto:|tel:|\/)/,
  /^\|.*\|\n\|[ :|-]+\|$/m,
];

function isMarkdown(words: string): boolean {
  return signs.some((sign) => sign.test(words));
}

function sliceOfMarkdown(words: string): Slice {
  const { doc } = openText(words.trim());
  return Slice.maxOpen(doc.content);
}
