import { countProblems } from "../review/count-problems.ts";
import type { Session } from "../session.ts";
import { type ImportedFile, type ImportFailure, readImport } from "./read-import.ts";

/**
 * Puts the site in a file in place of the present one, as one step. A file that is not right changes nothing, and gives
 * why.
 */
export async function importFile(
  { store, notices, problemsOf }: Session,
  file: ImportedFile,
): Promise<ImportFailure | undefined> {
  const read = await readImport(file);
  if ("reason" in read) return read;
  const { name } = file;
  const problems = problemsOf(read.text, name);
  const errors = problems.filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    const reason = `“${name}” was not imported, because of ${countProblems(errors.length)}.`;
    return { name, reason, problems: errors };
  }
  const { notify } = notices.getState();
  const before = store.getState();
  const outcome = before.importText(read.text);
  if ("refusal" in outcome) return { name, reason: outcome.refusal, problems: [] };
  const { history } = store.getState();
  if (history === before.history) {
    notify({ title: "Nothing to import", text: `“${name}” is the same as what is here.` });
    return undefined;
  }
  notify({
    title: "Content Imported",
    text: `“${name}” has taken the place of what was here.`,
    action: {
      label: "Undo",
      run() {
        const { history: now, undo, apply } = store.getState();
        if (now === history) undo();
        // What was done since can be brought back in turn.
        else apply({ kind: "replace-document", document: before.document, reason: "undo-import" });
      },
    },
  });
  return undefined;
}
