import type { FileFacts } from "../../schema/fields/resolved.ts";

interface FileDescription {
  /** The file's name as words: `order-form.pdf` is "Order form". */
  readonly title: string;
  /** `PDF`; empty for a file without an extension. */
  readonly kind: string;
  /** A BCP 47 tag, where the file's name has one: `allergens.de.pdf`. */
  readonly language: string | undefined;
}

/** What the name of a file says about it. */
export function describeFile({ name }: Pick<FileFacts, "name">): FileDescription {
  const [, stem = "", extension = ""] = /^(.+?)(?:\.([^.]+))?$/.exec(name.split("/").at(-1) ?? "") ?? [];
  const [, before = "", tag = ""] = /^(.+)\.([a-z]{2,3}(?:-[A-Z]{2}|-[A-Z][a-z]{3})?)$/.exec(stem) ?? [];
  const language = tag !== "" && isLanguage(tag) ? tag : undefined;
  const words = (language ? before : stem).replace(/[-_.]+/g, " ").trim();
  return {
    title: words.charAt(0).toUpperCase() + words.slice(1),
    kind: extension.toUpperCase(),
    language,
  };
}

/** Whether a tag is one of a language that has a name, as `tar` of `site.tar.gz` has none. */
function isLanguage(tag: string): boolean {
  return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(tag) !== undefined;
}
