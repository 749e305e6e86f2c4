import type { Problem } from "../../../schema/problem.ts";
import type { Conflict, Saving } from "../editor-state.ts";
import { Refusal } from "../refusal.ts";
import { readEntry } from "../text/read-entry.ts";
import type { SavedFile } from "./save-files.ts";

interface Failed {
  readonly name: string;
  readonly reason: string;
  readonly problems?: readonly Problem[];
}

/** What is true after files were saved: all of them, or which were and which were not, and why. */
export function stateAfter(
  files: readonly SavedFile[],
  conflictWith: (fileText: string) => Conflict,
): Saving {
  const written = files.filter(({ result }) => result.kind === "saved");
  const failed = files.flatMap(({ file, name, result }): Failed[] => {
    if (result.kind === "failed") return [{ ...result, name }];
    return file !== undefined && result.kind === "changed" ? unreadable(name, result.fileText) : [];
  });
  const changed = files.flatMap(({ file, name, result }) =>
    result.kind === "changed" ? [{ file, name, fileText: result.fileText }] : [],
  );
  if (failed.length > 0) {
    const [only] = failed;
    const reason =
      files.length === 1 && only
        ? only.reason
        : sentence([
            ...written.map(({ name }) => `${name} was saved`),
            ...failed.map(({ name, reason: why }) => `${name} was not: ${why}`),
          ]);
    const problems = failed.flatMap((result) => result.problems ?? []);
    const partly = written.length > 0;
    return { state: "failed", reason, ...(partly && { partly }), ...(problems.length > 0 && { problems }) };
  }
  const config = changed.find(({ file }) => file === undefined);
  if (config) return configConflict(config.fileText, conflictWith);
  const entries = changed.flatMap(({ file, fileText, name }) =>
    file === undefined ? [] : [{ file, name, fileText }],
  );
  if (entries.length > 0) return { state: "entry-conflicts", conflicts: entries };
  return { state: files.some(({ result }) => result.kind === "kept") ? "kept" : "idle" };
}

/** An entry that somebody else has broken meanwhile can't be put beside one's own. */
function unreadable(name: string, fileText: string): Failed[] {
  try {
    readEntry(fileText);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const reason = `Its file was changed meanwhile and can't be read. ${error.message}`;
    return [{ name, reason }];
  }
}

function configConflict(fileText: string, conflictWith: (fileText: string) => Conflict): Saving {
  try {
    return { state: "conflict", conflict: conflictWith(fileText) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { state: "failed", reason: `The file was changed meanwhile and can't be read. ${error.message}` };
  }
}

/** "The site was saved; the post “A” was not: It is locked." */
function sentence(parts: readonly string[]): string {
  const joined = parts.join("; ");
  return joined.charAt(0).toUpperCase() + joined.slice(1);
}
