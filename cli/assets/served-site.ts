import type { ServedContent, ServedEntry } from "../../admin/host/served-content.ts";
import type { Problem } from "../../schema/problem.ts";
import { installedFonts } from "../read/find-font.ts";
import type { MarkdownValue } from "../read/markdown-source.ts";
import type { SiteSources } from "../read/read-site.ts";
import type { Font } from "./fonts.ts";
import type { Styles } from "./styles.ts";

interface ReadSite {
  /** Absolute. */
  readonly root: string;
  /** Relative to the root, with forward slashes. */
  readonly config: string;
  readonly sources: SiteSources;
  /** None while the settings can't be resolved. */
  readonly fonts?: { readonly display: Font; readonly text: Font } | undefined;
  readonly problems: readonly Problem[];
  readonly styles: Styles;
  /** Where the module with the compiled validators is. */
  readonly validators: string;
  readonly today: string;
  readonly future: boolean;
}

/** What the editor gets of a site, whether `site dev` sends it or a build writes it beside the editor. */
export function servedSite(read: ReadSite): ServedContent {
  const { root, config, sources, fonts, problems, validators, today, future } = read;
  const { base, blocks } = read.styles;
  const text = sources.texts.get(config);
  const face = ({ css, family }: Font) => ({ css, family });
  const damaged = [...sources.damaged].map(([file, known]) => [file, known.text] as const);
  const entries: ServedEntry[] = [...sources.texts, ...damaged]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([file, written]) => {
      const [, collection = "", id = ""] = /^content\/([^/]+)\/(.+)\.md$/.exec(file) ?? [];
      const value = sources.files.get(file)?.value as MarkdownValue | undefined;
      const mark = sources.damaged.has(file) && { damaged: true };
      return id === "" ? [] : [{ file, text: written, collection, id, ...value, ...mark }];
    });
  return {
    ...(text !== undefined && { config: { file: config, text } }),
    entries,
    media: Object.fromEntries(sources.media),
    described: sources.described,
    styles: { base, blocks },
    ...(fonts && { fonts: { display: face(fonts.display), text: face(fonts.text) } }),
    faces: installedFonts(root),
    validators,
    today,
    future,
    problems,
  };
}
