import type { SavedFragments } from "../../renderer/resolve/fragments.ts";
import { keepParsed, type SavedFields } from "./kept-parser.ts";
import type { CheckIndex } from "./site-index.ts";
import { rulesVersion, type SiteCode, siteVersion } from "./site-version.ts";

interface Known {
  readonly rules: string;
  readonly fields: SavedFields;
  readonly site: string;
  readonly parts: SavedFragments;
}

/** What is known of a site from the check before, for those who check it again and again. */
export interface MemoryIndex {
  /** For one check. Nothing is known after it unless it is kept. */
  open(code: SiteCode): CheckIndex;
}

export function createMemoryIndex(): MemoryIndex {
  let before: Known | undefined;
  let checks = 0;
  return {
    open(code) {
      checks += 1;
      return {
        run: String(checks),
        parser: (parser, sources) =>
          keepParsed(parser, before?.rules === rulesVersion(sources, code.code) ? before.fields : undefined),
        parts: (sources) => (before?.site === siteVersion(sources, code) ? before.parts : undefined),
        async save({ sources, parser, parts }) {
          before = {
            rules: rulesVersion(sources, code.code),
            fields: parser.saved(),
            // Of a site with an error in what is written nothing was resolved, and what was before may yet be right.
            site: parts ? siteVersion(sources, code) : (before?.site ?? ""),
            parts: parts ?? before?.parts ?? { dependencies: [], fragments: {} },
          };
        },
      };
    },
  };
}
