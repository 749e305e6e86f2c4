import { isObject } from "../../schema/is-object.ts";
import { isPictureFocus, type PictureFocus } from "../../schema/picture-focus.ts";
import { messages } from "../messages/messages.ts";
import { EditError } from "./edit-error.ts";
import type { EntryDocument } from "./site-document.ts";

/**
 * Where pictures are a part of the draft, each is a document like an entry: which bytes it has, and what is said of it.
 * Its text is one that no file has; the bytes and the lines of media.json are made of it when it is sent.
 */
export interface PictureContent {
  /** Stands for the bytes, as `MediaFacts` has it. */
  readonly version: string;
  readonly alt?: string;
  readonly alts?: Readonly<Record<string, string>>;
  readonly decorative?: boolean;
  readonly dark?: string;
  readonly focus?: PictureFocus;
}

const folder = "content/media/";

/** `content/media/door.jpg` */
export function pictureFile(name: string): string {
  return `${folder}${name}`;
}

export function isPictureFile(file: string): boolean {
  return file.startsWith(folder);
}

/** `door.jpg` of `content/media/door.jpg`. */
export function pictureNameOf(file: string): string {
  return file.slice(folder.length);
}

/** The document of a picture; nothing else that is known of it is in there. */
export function pictureDocument({ version, ...said }: PictureContent): EntryDocument {
  return { frontMatter: { version, ...descriptionIn(said) }, body: "" };
}

/** What the document of a picture says. */
export function pictureIn({ frontMatter }: EntryDocument): PictureContent {
  return { version: String(frontMatter.version ?? ""), ...descriptionIn(frontMatter) };
}

/** What is said of a picture, in an order that is always the same; whatever else there is, is left out. */
export function descriptionIn(said: Readonly<Record<string, unknown>>): Omit<PictureContent, "version"> {
  const { alt, alts, decorative, dark, focus } = said;
  return {
    ...(typeof alt === "string" && { alt }),
    ...(isObject(alts) && Object.keys(alts).length > 0 && { alts: alts as Record<string, string> }),
    ...(decorative === true && { decorative }),
    ...(typeof dark === "string" && { dark }),
    ...(isPictureFocus(focus) && { focus }),
  };
}

/** The same content always gives the same text. */
export function pictureText(content: PictureContent): string {
  return JSON.stringify(pictureDocument(content).frontMatter);
}

/** What a text of a picture says. Throws an `EditError` for any other text. */
export function readPictureText(text: string): EntryDocument {
  try {
    return pictureDocument(JSON.parse(text) as PictureContent);
  } catch {
    throw new EditError(messages.editErrors.notJson);
  }
}
