import { type KnownPages, type PagesVersion, sheetOf } from "../../../incremental/known-pages.ts";
import type { AssetFile } from "../../../write/output-file.ts";
import type { StoredFile } from "../../../write/page-store.ts";
import type { SlicedPages } from "./make-slice.ts";

interface SlicedInput {
  /** Changes with everything that pages are rendered with now. */
  readonly version: PagesVersion;
  /** A file that a slice has written, as one of the output folder; none if it is not there any more. */
  readonly fileOf: (file: StoredFile) => AssetFile | undefined;
}

/** The pages of a slice. */
export function slicedPages(sliced: SlicedPages, { version, fileOf }: SlicedInput): KnownPages {
  const isUsable = sliced.version === version;
  return {
    find(page) {
      const known = isUsable ? sliced.pages[page.path] : undefined;
      if (known?.run !== page.resolvedIn) return undefined;
      if (known === undefined || (known.sheet !== "" && known.sheet !== sheetOf(page))) return undefined;
      const files = known.files.flatMap((file) => fileOf(file) ?? []);
      if (files.length < known.files.length) return undefined;
      return {
        files,
        pictures: known.pictures.map((place) => sliced.pictures[place] ?? ""),
        sheet: known.sheet,
      };
    },
  };
}
