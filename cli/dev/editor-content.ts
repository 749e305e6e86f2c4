import type { MediaFacts } from "../../renderer/resolve/pictures.ts";
import type { Problem } from "../../schema/problem.ts";
import type { Font } from "../assets/fonts.ts";
import type { Styles } from "../assets/styles.ts";
import type { MarkdownValue } from "../read/markdown-source.ts";
import { etag } from "./etag.ts";
import type { SiteState } from "./site-state.ts";

/** A text file of the site as it is on disk; the ETag is what a save of it has to name. */
export interface EditorFile {
  /** Relative to the root, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly etag: string;
}

/** An entry as it is written; without front matter and body if the file can't be understood. */
export interface EditorEntry extends EditorFile, Partial<MarkdownValue> {
  readonly collection: string;
  readonly id: string;
}

type EditorFont = Pick<Font, "css" | "family" | "path">;

/** What the editor starts with: the answer to `GET /__blockwork/content`. */
export interface EditorContent {
  /** None if there is no such file, or it is not UTF-8. */
  readonly config?: EditorFile;
  readonly entries: readonly EditorEntry[];
  readonly media: Readonly<Record<string, MediaFacts>>;
  readonly styles: Styles;
  /** None while the settings can't be resolved. */
  readonly fonts?: { readonly display: EditorFont; readonly text: EditorFont };
  /** The address of an ES module with a validator for `site` and for each collection. */
  readonly validators: string;
  /** The day that the site is built for, as 2026-01-31. */
  readonly today: string;
  /** Whether posts dated later are shown. */
  readonly future: boolean;
  readonly problems: readonly Problem[];
}

export const validatorsAddress = "/__blockwork/validators.mjs";

export async function editorContent(
  state: SiteState,
  config: string,
  future: boolean,
): Promise<EditorContent> {
  const { sources, site, problems } = await state.checked();
  const text = sources.texts.get(config);
  const { base, blocks } = await state.styles();
  const fonts = site && (await state.fonts(site.settings.theme));
  const face = ({ css, family, path }: Font): EditorFont => ({ css, family, path });
  const entries = [...sources.texts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([file, written]) => {
      const [, collection = "", id = ""] = /^content\/([^/]+)\/(.+)\.md$/.exec(file) ?? [];
      const value = sources.files.get(file)?.value as MarkdownValue | undefined;
      return id === "" ? [] : [{ ...fileOf(file, written), collection, id, ...value }];
    });
  return {
    ...(text !== undefined && { config: fileOf(config, text) }),
    entries,
    media: Object.fromEntries(sources.media),
    styles: { base, blocks },
    ...(fonts && { fonts: { display: face(fonts.display), text: face(fonts.text) } }),
    validators: validatorsAddress,
    today: state.today(),
    future,
    problems,
  };
}

function fileOf(file: string, text: string): EditorFile {
  return { file, text, etag: etag(text) };
}
