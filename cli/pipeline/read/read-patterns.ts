import type { Problem } from "../../../schema/problems/problem.ts";
import { patternsFolder } from "../../../schema/site/pattern-schema.ts";
import { readJson } from "../../../schema/sources/json-source.ts";
import type { Source } from "../../../schema/sources/source.ts";
import { unexpectedFile } from "../../files/file-problems.ts";
import type { ReadFile } from "../../files/read-text.ts";
import type { SiteFolder } from "../../files/site-folder.ts";

/** The files of content/patterns. */
interface ReadPatterns {
  /** Those that could be parsed. */
  readonly patterns: readonly Source[];
  /** Every file that was read. */
  readonly parts: readonly ReadFile[];
  readonly problems: readonly Problem[];
}

/** Reads the saved patterns of content/patterns. Reports what reading JSON does, and `stray-file` for other files. */
export async function readPatterns(folder: SiteFolder): Promise<ReadPatterns> {
  const { names, others, problems } = await folder.list(patternsFolder, /.\.json$/);
  const unexpected = others.map((name) =>
    unexpectedFile(
      `${patternsFolder}/${name}`,
      "A pattern is a file of this very folder whose name ends in .json.",
    ),
  );
  const parts = await Promise.all(
    names.map(async (name): Promise<ReadFile> => {
      const file = `${patternsFolder}/${name}`;
      const { text, problems: found } = await folder.read(file);
      return text === undefined ? { file, problems: found } : { file, text, ...readJson(file, text) };
    }),
  );
  return {
    patterns: parts.flatMap(({ source }) => source ?? []),
    parts,
    problems: [...problems, ...unexpected, ...parts.flatMap((part) => part.problems)],
  };
}
