import type { ServedContent, ServedEntry, ServedFile } from "../../admin/host/served-content.ts";
import type { Font } from "../assets/fonts.ts";
import { installedFonts } from "../read/find-font.ts";
import type { MarkdownValue } from "../read/markdown-source.ts";
import { etag } from "./etag.ts";
import type { SiteState } from "./site-state.ts";

export const validatorsAddress = "/__blockwork/validators.mjs";

interface ContentOptions {
  /** Absolute. */
  readonly root: string;
  /** Relative to the root, with forward slashes. */
  readonly config: string;
  readonly future: boolean;
}

/** What the editor starts with: the answer to `GET /__blockwork/content`. */
export async function editorContent(
  state: SiteState,
  { root, config, future }: ContentOptions,
): Promise<ServedContent> {
  const { sources, site, problems } = await state.checked();
  const text = sources.texts.get(config);
  const { base, blocks } = await state.styles();
  const fonts = site && (await state.fonts(site.settings.theme));
  const face = ({ css, family, path }: Font) => ({ css, family, path });
  const entries: ServedEntry[] = [...sources.texts]
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
    described: sources.described,
    styles: { base, blocks },
    faces: installedFonts(root),
    ...(fonts && { fonts: { display: face(fonts.display), text: face(fonts.text) } }),
    validators: validatorsAddress,
    today: state.today(),
    future,
    problems,
  };
}

function fileOf(file: string, text: string): ServedFile {
  return { file, text, etag: etag(text) };
}
