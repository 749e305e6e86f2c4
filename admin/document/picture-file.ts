import { isObject } from "../../schema/is-object.ts";
import { isPictureFocus, type PictureFocus } from "../../schema/picture-focus.ts";
import { messages } from "../messages/messages.ts";
import { EditError } from "./edit-error.ts";
import type { EntryDocument } from "./site-document.ts";

/** A picture of the draft is a document like an entry; its bytes and its lines in media.json are written when it is published. */
export interface PictureContent {
  readonly version: string;
  readonly alt?: string;
  readonly alts?: Readonly<Record<string, string>>;
  readonly decorative?: boolean;
  readonly dark?: string;
  readonly focus?: PictureFocus;
}

const folder = "content/media/";

export function pictureFile(name: string): string {
  return `${folder}${name}`;
}

export function isPictureFile(file: string): boolean {
  return file.startsWith(folder);
}

export function pictureNameOf(file: string): string {
  return file.slice(folder.length);
}

export function pictureDocument({ version, ...said }: PictureContent): EntryDocument {
  return { frontMatter: { version, ...descriptionIn(said) }, body: "" };
}

export function pictureIn({ frontMatter }: EntryDocument): PictureContent {
  return { version: String(frontMatter.version ?? ""), ...descriptionIn(frontMatter) };
}

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

export function pictureText(content: PictureContent): string {
  return JSON.stringify(pictureDocument(content).frontMatter);
}

export function readPictureText(text: string): EntryDocument {
  try {
    return pictureDocument(JSON.parse(text) as PictureContent);
  } catch {
    throw new EditError(messages.editErrors.notJson);
  }
}
